import { readAppLaunchResponse } from '@/shared/entities/user';
import type { Http } from '@/shared/http/http';

/** Reports the launch; returns the server's time. */
export const postAppLaunch = (http: Http, { lang }: { lang: string }, signal?: AbortSignal) =>
  http.request('appLaunch', { body: { lang }, read: readAppLaunchResponse, signal });
