import type { Course } from '../catalogue/courseTypes';
import { toIsoText } from '../rules/view';

export const announcementsPerPage = 3;

/** Returns a page of announcements, newest first. */
export function toAnnouncementPage(course: Course, page: number, size: number) {
  const newest = [...course.announcements].sort((a, b) => b.publishedMs - a.publishedMs || b.id - a.id);
  return {
    announcements: newest
      .slice((page - 1) * size, page * size)
      .map(({ publishedMs, ...announcement }) => ({ ...announcement, publishedAt: toIsoText(publishedMs) })),
    currentPage: page,
    totalPages: Math.ceil(newest.length / size),
  };
}
