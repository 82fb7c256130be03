/** Paths of classes below the locale. */
export const topicPath = (id: number) => `/regular-class/topics/${id}`;

export const liveLessonPath = (topicId: number, lessonId: number) => `${topicPath(topicId)}/lesson/${lessonId}`;

/** A lesson of the syllabus, whose ids are their own. */
export const syllabusLessonPath = (topicId: number, lessonId: number) =>
  `${topicPath(topicId)}/syllabus-lesson/${lessonId}`;
