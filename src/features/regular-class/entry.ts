/** What the pages of one live topic bring along and ask for first. */
import { progressDuck } from '@/core/progress/duck';
import { ratingsDuck } from '@/core/ratings/duck';
import { regularClassDuck } from './duck';
import { topicDetail } from './state';

export const topicDucks = [regularClassDuck, progressDuck, ratingsDuck];

export const enterTopic = ({
  params,
  region,
  load,
}: {
  params: Readonly<Record<string, string>>;
  region: string;
  load: 'request' | 'ensure';
}) => [topicDetail[load]({ id: Number(params.id), region })];
