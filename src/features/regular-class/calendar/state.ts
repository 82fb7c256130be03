import { createAction } from '@/shared/duck/action';
import type { LiveLesson } from '@/shared/entities/liveLesson';

/** Requests a calendar file of these lessons; `title` names the file. */
export const calendarFileRequested = createAction(
  'calendar/fileRequested',
  (lessons: readonly LiveLesson[], title: string) => ({ lessons, title }),
);
