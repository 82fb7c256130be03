import { createAction } from '@/shared/duck/action';

/** Parts of the feed, which become outdated when the student does something. */
export const feedParts = ['continueWatching', 'upNext', 'learningCourses'] as const;
export type FeedPart = (typeof feedParts)[number];

/** An outdated part is on screen. */
export const behindSeen = createAction('upkeep/behindSeen', (part: FeedPart) => part);
/** Requests a reload of the part's loaded pages from the duck that holds it. */
export const rereadWanted = createAction('upkeep/rereadWanted', (part: FeedPart) => part);
/** The part was requested by its own page. */
export const partAsked = createAction('upkeep/partAsked', (part: FeedPart) => part);
