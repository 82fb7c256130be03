/** Which lesson's page is open: while it is, the topic is asked for anew when something about it changes. */
import { createAction } from '@/shared/duck/action';
import type { TopicParams } from '../state';

export interface OpenLesson {
  topic: TopicParams;
  lessonId: number;
}

export const lessonOpened = createAction('regularClass/lessonOpened', (open: OpenLesson) => open);
export const lessonLeft = createAction('regularClass/lessonLeft', () => null);
