import type { PageParams } from '@/shared/duck/pagedList';
import { readLiveLessonsResponse } from '@/shared/entities/liveLesson';
import type { Http } from '@/shared/http/http';
import { scheduleSize } from './state';

const listOf =
  (isPast: boolean) =>
  async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
    const query = { page, sizePerPage: scheduleSize };
    const options = { query, read: readLiveLessonsResponse, signal };
    const response = await http.request(isPast ? 'schedulePast' : 'scheduleUpcoming', options);
    return { items: response.liveLessons, totalPages: response.totalPages };
  };

export const getSchedule = { upcoming: listOf(false), past: listOf(true) } as const;
