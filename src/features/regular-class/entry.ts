/** Ducks and first calls that the pages of one live topic share. */
import { enrolmentsDuck } from '@/domain/enrolment/duck';
import { refreshDuck } from '@/domain/feed/refresh/duck';
import { progressDuck } from '@/domain/progress/duck';
import { ratingsDuck } from '@/domain/rating/duck';
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
