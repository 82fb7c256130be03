import type { Http } from '@/shared/http/http';

/** Adds a lesson to the account's schedule or removes it; repeating the call has no effect. */
export const postScheduleChange = (
  http: Http,
  { id, onSchedule }: { id: number; onSchedule: boolean },
  signal?: AbortSignal,
) => http.request(onSchedule ? 'saveLesson' : 'removeLesson', { path: { id }, read: () => null, signal });
