import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveTopicsResponse } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import { type Section, subscribedSize } from './state';

/** The API's values of the sections; `all` sends none. */
const statuses = { all: undefined, preOrdered: 'preorder', ongoing: 'ongoing', completed: 'completed' } as const;

const listOf =
  (section: Section) =>
  async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
    const query = { status: statuses[section], page, sizePerPage: subscribedSize };
    const response = await http.request('subscribedTopics', { query, read: readLiveTopicsResponse, signal });
    return { items: response.liveTopics, totalPages: response.totalPages };
  };

export const getSubscribed = {
  all: listOf('all'),
  preOrdered: listOf('preOrdered'),
  ongoing: listOf('ongoing'),
  completed: listOf('completed'),
} as const;
