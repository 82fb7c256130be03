import { mediaUrl } from '../art/mediaUrl.ts';
import { teacherSubjects } from '../blueprint/teachers.ts';
import { fillText } from '../fillText.ts';
import type { Instructor } from '../instructorTypes.ts';
import { itemAt } from '../random.ts';
import { type Context, toTeacherId } from './context.ts';

export function composeInstructors(context: Context): Instructor[] {
  return teacherSubjects.map((keys, index) => {
    const id = toTeacherId(context, index + 1);
    const name = itemAt(context.place.teachers, index);
    const { about, teaching, hashtags } = itemAt(context.text.teachers, index);
    return {
      id,
      name,
      profilePicUrl: mediaUrl.person(id, itemAt(keys, 0)),
      subjects: keys.map((key, at) => ({ ...context.subject(key), description: itemAt(teaching, at) })),
      instructorHashtags: [...hashtags],
      about: `<p>${fillText(about, { name })}</p>`,
    };
  });
}
