import type { PageParams } from '@/shared/duck/pagedList';
import { readAnnouncementsAnswer } from '@/shared/entities/announcement';
import type { Http } from '@/shared/http/http';
import { type AnnouncementsQuery, announcementsSize } from './state';

/** Returns a page of announcements, newest first. */
export const getAnnouncements = async (
  http: Http,
  { page, query: { courseId } }: PageParams<AnnouncementsQuery>,
  signal?: AbortSignal,
) => {
  const query = { page, sizePerPage: announcementsSize };
  const options = { path: { id: courseId }, query, read: readAnnouncementsAnswer, signal };
  const answer = await http.request('announcements', options);
  return { items: answer.announcements, totalPages: answer.totalPages };
};
