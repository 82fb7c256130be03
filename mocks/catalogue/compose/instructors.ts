import { mediaUrl } from '../art/mediaUrl.ts';
import { teacherSubjects } from '../blueprint/teachers.ts';
import { fill } from '../fill.ts';
import { at } from '../random.ts';
import type { Instructor } from '../types.ts';
import { type Context, teacherId } from './context.ts';

export function composeInstructors(context: Context): Instructor[] {
  return teacherSubjects.map((keys, index) => {
    const id = teacherId(context, index + 1);
    const name = at(context.place.teachers, index);
    const { about, hashtags } = at(context.text.teachers, index);
    return {
      id,
      name,
      profilePicUrl: mediaUrl.person(id, at(keys, 0)),
      subjects: keys.map((key) => ({ ...context.subject(key), description: context.text.subjects[key].teaching })),
      instructorHashtags: [...hashtags],
      about: `<p>${fill(about, { name })}</p>`,
    };
  });
}
