import type { Http } from '@/shared/http/http';

/** Adds a lesson to the account's schedule or removes it; repeating the call has no effect. */
export const postSaved = (http: Http, { id, saved }: { id: number; saved: boolean }, signal?: AbortSignal) =>
  http.request(saved ? 'saveLesson' : 'removeLesson', { path: { id }, read: () => null, signal });
