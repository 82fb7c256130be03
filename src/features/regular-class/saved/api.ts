import type { ToggleParams } from '@/shared/duck/toggle';
import type { Http } from '@/shared/http/http';

/** Adds a lesson to the account's schedule or removes it; repeating the call has no effect. */
export const postSaved = (http: Http, { id, on }: ToggleParams, signal?: AbortSignal) =>
  http.request(on ? 'saveLesson' : 'removeLesson', { path: { id }, read: () => null, signal });
