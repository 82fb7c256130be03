import type { PageParams } from '@/shared/duck/pagedList';
import { readInstructorsResponse } from '@/shared/entities/instructor';
import type { Http } from '@/shared/http/http';
import type { InstructorType } from '@/shared/lib/ids';
import { type InstructorsQuery, instructorsSize } from './state';

/** Maps types in addresses to the API's; undefined requests all. */
const contentTypes: Readonly<Record<InstructorType, string | undefined>> = {
  all: undefined,
  course: 'course',
  'live-topic': 'live_topic',
};

/** The API takes the region from the header. */
export const getInstructors = async (
  http: Http,
  { page, query: { type } }: PageParams<InstructorsQuery>,
  signal?: AbortSignal,
) => {
  const query = { contentType: contentTypes[type], page, sizePerPage: instructorsSize };
  const response = await http.request('instructors', { query, read: readInstructorsResponse, signal });
  return { items: response.instructors, totalPages: response.totalPages };
};
