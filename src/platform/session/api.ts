import { readLoginResponse, readUserResponse } from '@/shared/entities/user';
import type { Http } from '@/shared/http/http';

export const postLogin = (http: Http, body: { email: string; password: string }, signal?: AbortSignal) =>
  http.request('login', { body, read: readLoginResponse, signal });

export const postSignup = (
  http: Http,
  body: { firstName: string; lastName: string; email: string; password: string },
  signal?: AbortSignal,
) => http.request('signup', { body, read: readLoginResponse, signal });

export const postPasswordReset = (http: Http, body: { email: string }, signal?: AbortSignal) =>
  http.request('passwordReset', { body, read: () => undefined, signal });

export const getCurrentUser = async (http: Http, _: unknown, signal?: AbortSignal) =>
  (await http.request('currentUser', { read: readUserResponse, signal })).user;

export const postLogout = (http: Http, _: unknown, signal?: AbortSignal) =>
  http.request('logout', { read: () => undefined, signal });
