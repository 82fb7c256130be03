import type { PageParams } from '@/shared/duck/pagedList';
import { readAnnouncementsResponse } from '@/shared/entities/announcement';
import type { Http } from '@/shared/http/http';
import { type AnnouncementsQuery, announcementsSize } from './state';

/** Returns a page of announcements, newest first. */
export const getAnnouncements = async (
  http: Http,
  { page, query: { courseId } }: PageParams<AnnouncementsQuery>,
  signal?: AbortSignal,
) => {
  const query = { page, sizePerPage: announcementsSize };
  const options = { path: { id: courseId }, query, read: readAnnouncementsResponse, signal };
  const response = await http.request('announcements', options);
  return { items: response.announcements, totalPages: response.totalPages };
};
