import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { Syllabus, SyllabusLesson } from '@/shared/entities/syllabus';

export interface SyllabusPlace {
  syllabus: Syllabus;
  lesson: SyllabusLesson;
  /** Number within its syllabus, from 1. */
  number: number;
  /** Neighbours across all syllabuses of the topic. */
  previous: SyllabusLesson | null;
  next: SyllabusLesson | null;
}

/** Returns the position of a lesson in the topic's syllabuses; null when none contains it. */
export function syllabusPlace({ syllabuses }: LiveTopic, lessonId: number): SyllabusPlace | null {
  const all = syllabuses.flatMap((syllabus) =>
    syllabus.lessons.map((lesson, index) => ({ syllabus, lesson, number: index + 1 })),
  );
  const at = all.findIndex(({ lesson }) => lesson.id === lessonId);
  const found = all[at];
  if (!found) return null;
  return { ...found, previous: all[at - 1]?.lesson ?? null, next: all[at + 1]?.lesson ?? null };
}
