import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveLessonsAnswer } from '@/shared/entities/liveLesson';
import type { Http } from '@/shared/http/http';
import { type ScheduleKind, scheduleSize } from './state';

const listOf = (kind: ScheduleKind) => async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: scheduleSize };
  const options = { query, read: readLiveLessonsAnswer, signal };
  const answer = await http.request(kind === 'past' ? 'schedulePast' : 'scheduleUpcoming', options);
  return { items: answer.liveLessons, totalPages: answer.totalPages };
};

export const getSchedule = { upcoming: listOf('upcoming'), past: listOf('past') } as const;
