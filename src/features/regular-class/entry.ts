/** Ducks and first calls that the pages of one live topic share. */
import { enrolmentsDuck } from '@/core/enrolments/duck';
import { refreshDuck } from '@/core/feed/refresh/duck';
import { progressDuck } from '@/core/progress/duck';
import { ratingsDuck } from '@/core/ratings/duck';
import { regularClassDuck } from './duck';
import { topicDetail } from './state';

export const topicDucks = [regularClassDuck, progressDuck, ratingsDuck, refreshDuck, enrolmentsDuck];

export const enterTopic = ({
  params,
  region,
  load,
}: {
  params: Readonly<Record<string, string>>;
  region: string;
  load: 'request' | 'ensure';
}) => [topicDetail[load]({ id: Number(params.id), region })];
