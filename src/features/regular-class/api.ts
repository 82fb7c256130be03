import { readLiveTopicResponse } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import type { TopicParams } from './state';

/** Returns the whole topic with its four lists of lessons and its syllabuses; a locked lesson has no video. */
export const getLiveTopic = async (http: Http, { id, region }: TopicParams, signal?: AbortSignal) => {
  const query = { regionName: region };
  return (await http.request('liveTopic', { path: { topicId: id }, query, read: readLiveTopicResponse, signal }))
    .liveTopic;
};
