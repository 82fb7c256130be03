import type { Http } from '@/shared/http/http';

/** Puts a lesson on the schedule of the account, or takes it off; doing so again changes nothing. */
export const postSaved = (http: Http, { id, saved }: { id: number; saved: boolean }, signal?: AbortSignal) =>
  http.request(saved ? 'saveLesson' : 'removeLesson', { path: { id }, read: () => null, signal });
