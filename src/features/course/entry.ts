/** Ducks and first calls that both pages of a course share. */
import { enrolmentsDuck } from '@/domain/enrolment/state';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { progressDuck } from '@/domain/progress/saga';
import type { EnterContext } from '@/shared/routing/page';
import { courseDuck } from './saga';
import { courseDetail } from './state';

export const courseDucks = [courseDuck, progressDuck, refreshDuck, enrolmentsDuck];

export const enterCourse = ({ params, load }: EnterContext) => [courseDetail[load]({ id: Number(params.id) })];
