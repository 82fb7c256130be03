import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveLessonsAnswer } from '@/shared/entities/liveLesson';
import type { Http } from '@/shared/http/http';
import { scheduleSize } from './state';

const listOf =
  (isPast: boolean) =>
  async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
    const query = { page, sizePerPage: scheduleSize };
    const options = { query, read: readLiveLessonsAnswer, signal };
    const answer = await http.request(isPast ? 'schedulePast' : 'scheduleUpcoming', options);
    return { items: answer.liveLessons, totalPages: answer.totalPages };
  };

export const getSchedule = { upcoming: listOf(false), past: listOf(true) } as const;
