/** Which lesson's page is open: its topic is requested again when the lesson's state changes. */
import { createAction } from '@/shared/duck/action';
import type { TopicParams } from '../state';

export interface OpenLesson {
  topic: TopicParams;
  lessonId: number;
}

export const lessonOpened = createAction('topic/lessonOpened', (open: OpenLesson) => open);
export const lessonLeft = createAction('topic/lessonLeft', () => null);
