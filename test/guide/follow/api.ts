/** The call of the example. No backend has it, so its row is here and not in `src/shared/http/endpoints.ts`. */
import type { EndpointName } from '@/shared/http/endpoints';
import type { RequestOptions } from '@/shared/http/requestOptions';

export const followEndpoints = {
  followInstructor: { call: 'POST v3/instructors/{id}/follow', data: false, session: true },
} as const;

/** The app's http, which also knows the row above. */
interface FollowHttp {
  request<T>(
    endpoint: EndpointName | keyof typeof followEndpoints,
    options: RequestOptions<T> & { path: { id: number } },
  ): Promise<T>;
}

/** Follows an instructor; repeating the call has no effect. */
export const postFollow = (http: FollowHttp, { id }: { id: number }, signal?: AbortSignal) =>
  http.request('followInstructor', { path: { id }, read: () => null, signal });
