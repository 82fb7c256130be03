import { readSchoolTypesResponse, readSubjectCategoriesResponse } from '@/shared/entities/catalogue';
import { readUserResponse } from '@/shared/entities/user';
import type { Http } from '@/shared/http/http';
import type { ProfileChanges } from './profile';
import type { PhoneNumber } from './state';

/** The API takes the region from the header. */
export const getSchoolTypes = async (http: Http, _: unknown, signal?: AbortSignal) =>
  (await http.request('schoolTypes', { read: readSchoolTypesResponse, signal })).schoolTypes;

/** Returns the subjects of one level, or of all, by category; the API takes the region from the header. */
export const getLevelSubjects = async (http: Http, { levelId }: { levelId: number | null }, signal?: AbortSignal) => {
  const query = { gradeLevelId: levelId };
  return (await http.request('subjectCategories', { query, read: readSubjectCategoriesResponse, signal }))
    .subjectCategories;
};

interface OfUser {
  userId: string;
}

export const patchProfile = async (
  http: Http,
  { userId, changes }: OfUser & { changes: ProfileChanges },
  signal?: AbortSignal,
) =>
  (await http.request('updateUser', { path: { userId }, body: { data: changes }, read: readUserResponse, signal }))
    .user;

export const postPhoneCode = (http: Http, body: PhoneNumber, signal?: AbortSignal) =>
  http.request('sendPhoneCode', { body, read: () => undefined, signal });

export const postPhoneCodeAgain = (http: Http, { userId }: OfUser, signal?: AbortSignal) =>
  http.request('resendPhoneCode', { path: { userId }, read: () => undefined, signal });

export const postPhoneCheck = async (http: Http, { userId, code }: OfUser & { code: string }, signal?: AbortSignal) =>
  (await http.request('verifyPhone', { path: { userId }, body: { phoneCode: code }, read: readUserResponse, signal }))
    .user;
