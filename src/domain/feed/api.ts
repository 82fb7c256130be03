import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveLessonsResponse } from '@/shared/entities/liveLesson';
import { readContinueWatchingResponse, readUpNextResponse } from '@/shared/entities/userContent';
import type { Http } from '@/shared/http/http';
import { continueWatchingSize, sessionsSize } from './state';

export const getContinueWatching = async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: continueWatchingSize };
  const response = await http.request('continueWatching', { query, read: readContinueWatchingResponse, signal });
  return { items: response.userContents, totalPages: response.totalPages };
};

/** Returns the next course lesson and the next live lesson; either may be null. */
export const getUpNext = (http: Http, _: unknown, signal?: AbortSignal) =>
  http.request('upNext', { read: readUpNextResponse, signal });

const firstSessions = { page: 1, sizePerPage: sessionsSize };

export const getOwnSessions = async (http: Http, _: unknown, signal?: AbortSignal) =>
  (await http.request('scheduleUpcoming', { query: firstSessions, read: readLiveLessonsResponse, signal })).liveLessons;

export const getPastSessions = async (http: Http, _: unknown, signal?: AbortSignal) =>
  (await http.request('schedulePast', { query: firstSessions, read: readLiveLessonsResponse, signal })).liveLessons;
