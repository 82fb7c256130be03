import { readLiveLessonsResponse } from '@/shared/entities/liveLesson';
import { readFreeLiveTopicsResponse, readLiveTopicsResponse } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import { freeLiveTopicsSize, type HomeTopicsParams, homeTopicsSize, nextLessonsSize } from './state';

export const getHomeTopics = async (
  http: Http,
  { region, levelId, subjectId }: HomeTopicsParams,
  signal?: AbortSignal,
) => {
  const query = { limit: homeTopicsSize, gradeLevelId: levelId, subjectIds: subjectId === null ? [] : [subjectId] };
  return (await http.request('liveTopics', { path: { region }, query, read: readLiveTopicsResponse, signal }))
    .liveTopics;
};

export const getNextLessons = async (http: Http, { region }: { region: string }, signal?: AbortSignal) => {
  const query = { page: 1, sizePerPage: nextLessonsSize };
  return (await http.request('upcomingLessons', { path: { region }, query, read: readLiveLessonsResponse, signal }))
    .liveLessons;
};

/** The API takes the region from the header. */
export const getFreeLiveTopics = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { limit: freeLiveTopicsSize };
  return (await http.request('freeLiveTopics', { query, read: readFreeLiveTopicsResponse, signal })).freeLiveTopics;
};
