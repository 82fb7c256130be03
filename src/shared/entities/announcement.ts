/** Announcements of a course, paged. */
import type * as v from 'valibot';
import { instant, looseId, text } from './fields';
import { paging } from './paging';
import { list, listOf, maybe, read, shape } from './read';

/** The content may be HTML. */
export const announcementSchema = shape({ id: looseId, title: text, content: text, publishedAt: instant });
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** Page 1 embedded in a course; null = it must be requested. */
export const announcementList = maybe(shape({ announcements: list(announcementSchema), ...paging }));

/** `courses/{id}/announcements`: { announcements, currentPage, totalPages }. */
export const readAnnouncementsAnswer = read(shape({ announcements: listOf(announcementSchema), ...paging }));
