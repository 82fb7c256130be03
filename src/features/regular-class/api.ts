import { readLiveTopicAnswer } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import type { TopicParams } from './state';

/** The whole topic with its four lists of lessons and its syllabuses; a locked lesson comes without its video. */
export const getLiveTopic = async (http: Http, { id, region }: TopicParams, signal?: AbortSignal) => {
  const query = { regionName: region };
  return (await http.request('liveTopic', { path: { topicId: id }, query, read: readLiveTopicAnswer, signal }))
    .liveTopic;
};
