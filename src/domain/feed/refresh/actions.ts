import { createAction } from '@/shared/duck/action';

/** Parts of the feed, which become outdated when the student does something. */
export const feedParts = ['continueWatching', 'upNext', 'learningCourses'] as const;
export type FeedPart = (typeof feedParts)[number];

/** An outdated part is on screen. */
export const staleShown = createAction('refresh/staleShown', (part: FeedPart) => part);
/** Requests a reload of the part's loaded pages from the duck that holds it. */
export const refreshRequested = createAction('refresh/refreshRequested', (part: FeedPart) => part);
/** The part was requested by its own page. */
export const partRequested = createAction('refresh/partRequested', (part: FeedPart) => part);
