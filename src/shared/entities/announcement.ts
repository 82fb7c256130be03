/** Announcements of a course, paged. */
import type * as v from 'valibot';
import { instantField, looseIdField, textField } from './fields';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, optionalListOf, orNull } from './parser';

/** The content may be HTML. */
export const announcementSchema = objectOf({
  id: looseIdField,
  title: textField,
  content: textField,
  publishedAt: instantField,
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** Page 1 embedded in a course; null = it must be requested. */
export const announcementList = orNull(
  objectOf({ announcements: optionalListOf(announcementSchema), ...pagingFields }),
);

/** `courses/{id}/announcements`: { announcements, currentPage, totalPages }. */
export const readAnnouncementsResponse = createParser(
  objectOf({ announcements: listOf(announcementSchema), ...pagingFields }),
);
