/** Ducks and first calls that the pages of one live topic share. */
import { enrolmentsDuck } from '@/domain/enrolment/state';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { progressDuck } from '@/domain/progress/saga';
import { ratingsDuck } from '@/domain/rating/saga';
import type { EnterContext } from '@/shared/routing/page';
import { regularClassDuck } from './saga';
import { topicDetail } from './state';

export const topicDucks = [regularClassDuck, progressDuck, ratingsDuck, refreshDuck, enrolmentsDuck];

export const enterTopic = ({ params, region, load }: EnterContext) => [
  topicDetail[load]({ id: Number(params.id), region }),
];
