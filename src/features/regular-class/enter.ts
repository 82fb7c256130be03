/** The first calls that all pages of one live topic share. */
import type { EnterContext } from '@/shared/routing/page';
import { topicDetail } from './state';

export const enterTopic = ({ params, region, load }: EnterContext) => [
  topicDetail[load]({ id: Number(params.id), region }),
];
