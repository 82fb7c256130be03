import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveLessonsResponse } from '@/shared/entities/liveLesson';
import { readLiveTopicsResponse } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import { type ClassesQuery, lessonsSize, type TopicsQuery, topicCardsSize, topicsSize } from './state';

const filterOf = ({ levelId, subjectId }: ClassesQuery) => ({
  gradeLevelId: levelId,
  subjectIds: subjectId === null ? [] : [subjectId],
});

export const getTopicCards = async (http: Http, params: ClassesQuery, signal?: AbortSignal) => {
  const query = { limit: topicCardsSize, ...filterOf(params) };
  const path = { region: params.region };
  return (await http.request('liveTopics', { path, query, read: readLiveTopicsResponse, signal })).liveTopics;
};

export const getTopics = async (http: Http, { page, query: filter }: PageParams<TopicsQuery>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: topicsSize, ...filterOf(filter), status: filter.status };
  const path = { region: filter.region };
  const response = await http.request('liveTopics', { path, query, read: readLiveTopicsResponse, signal });
  return { items: response.liveTopics, totalPages: response.totalPages };
};

export const getUpcomingLessons = async (
  http: Http,
  { page, query: filter }: PageParams<ClassesQuery>,
  signal?: AbortSignal,
) => {
  const query = { page, sizePerPage: lessonsSize, ...filterOf(filter) };
  const path = { region: filter.region };
  const response = await http.request('upcomingLessons', { path, query, read: readLiveLessonsResponse, signal });
  return { items: response.liveLessons, totalPages: response.totalPages };
};

export const getFirstLessons = async (http: Http, query: ClassesQuery, signal?: AbortSignal) =>
  (await getUpcomingLessons(http, { page: 1, query }, signal)).items;
