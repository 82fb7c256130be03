import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { SyllabusLesson } from '@/shared/entities/syllabus';

export const isOpenTo = (topic: LiveTopic, lesson: SyllabusLesson): boolean => topic.isEnrolled || lesson.preview;

/** Returns what is watched: the live lesson that a syllabus lesson stands for, else the syllabus lesson itself. */
export const watchedLesson = (topic: LiveTopic, { id, liveLessonId }: SyllabusLesson) =>
  liveLessonId === null
    ? ({ target: 'syllabus', targetId: topic.id, lessonId: id } as const)
    : ({ target: 'live_topic', targetId: topic.id, lessonId: liveLessonId } as const);
