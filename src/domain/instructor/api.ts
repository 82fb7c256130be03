import { readInstructorsResponse } from '@/shared/entities/instructor';
import type { Http } from '@/shared/http/http';
import { homeInstructorsSize } from './state';

/** The API takes the region from the header. */
export const getHomeInstructors = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { page: 1, sizePerPage: homeInstructorsSize };
  return (await http.request('instructors', { query, read: readInstructorsResponse, signal })).instructors;
};
