import { expect, it, vi } from 'vitest';
import type { Http } from '@/shared/http/http';
import {
  getLevelSubjects,
  getSchoolTypes,
  patchProfile,
  postPhoneCheck,
  postPhoneCode,
  postPhoneCodeAgain,
} from './api';

type Call = (http: Http, signal: AbortSignal) => Promise<unknown>;

it.each<[string, Call]>([
  ['schoolTypes', (http, signal) => getSchoolTypes(http, null, signal)],
  ['subjectCategories', (http, signal) => getLevelSubjects(http, { levelId: 4 }, signal)],
  ['updateUser', (http, signal) => patchProfile(http, { userId: 'u-1', changes: {} }, signal)],
  ['sendPhoneCode', (http, signal) => postPhoneCode(http, { countryCode: '852', phoneNumber: '91234567' }, signal)],
  ['resendPhoneCode', (http, signal) => postPhoneCodeAgain(http, { userId: 'u-1' }, signal)],
  ['verifyPhone', (http, signal) => postPhoneCheck(http, { userId: 'u-1', code: '123456' }, signal)],
])('%s ends with the page or session that asked', async (endpoint, call) => {
  const request = vi.fn(async () => ({}));
  const { signal } = new AbortController();
  await call({ request } as unknown as Http, signal);
  expect(request).toHaveBeenCalledExactlyOnceWith(endpoint, expect.objectContaining({ signal }));
});
