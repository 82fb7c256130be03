import type { Syllabus } from '../catalogue/syllabusTypes';
import { toMaterials } from './material';

/** Returns a syllabus; without enrolment, only previews have their video and materials. */
export const toSyllabus = (syllabus: Syllabus, enrolled: boolean) => ({
  ...syllabus,
  lessons: syllabus.lessons.map(({ videoId, ...lesson }) => ({
    ...lesson,
    ...(enrolled || lesson.preview ? { videoId } : {}),
    materials: toMaterials(lesson.materials, enrolled || lesson.preview),
  })),
});
