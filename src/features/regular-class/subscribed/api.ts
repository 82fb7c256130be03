import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveTopicsAnswer } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import { type Section, subscribedSize } from './state';

/** The API's values of the sections; `all` sends none. */
const statuses = { all: undefined, preOrdered: 'preorder', ongoing: 'ongoing', completed: 'completed' } as const;

const listOf =
  (section: Section) =>
  async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
    const query = { status: statuses[section], page, sizePerPage: subscribedSize };
    const answer = await http.request('subscribedTopics', { query, read: readLiveTopicsAnswer, signal });
    return { items: answer.liveTopics, totalPages: answer.totalPages };
  };

export const getSubscribed = {
  all: listOf('all'),
  preOrdered: listOf('preOrdered'),
  ongoing: listOf('ongoing'),
  completed: listOf('completed'),
} as const;
