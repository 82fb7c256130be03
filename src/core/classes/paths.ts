/** Paths of classes below the locale. */
export const topicPath = (id: number) => `/regular-class/topics/${id}`;

export const liveLessonPath = (topicId: number, lessonId: number) => `${topicPath(topicId)}/lesson/${lessonId}`;

/** Returns the path of a syllabus lesson; syllabus ids differ from those of live lessons. */
export const syllabusLessonPath = (topicId: number, lessonId: number) =>
  `${topicPath(topicId)}/syllabus-lesson/${lessonId}`;
