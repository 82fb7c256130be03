import { createAction } from '@/shared/duck/action';

/** What a student goes on with, and what becomes old when they do something. */
export const feedParts = ['continueWatching', 'upNext', 'learningCourses'] as const;
export type FeedPart = (typeof feedParts)[number];

/** A part is on screen and behind the times. */
export const behindSeen = createAction('upkeep/behindSeen', (part: FeedPart) => part);
/** Whoever holds the part reads again what is there of it. */
export const rereadWanted = createAction('upkeep/rereadWanted', (part: FeedPart) => part);
/** The part was asked for anew by itself. */
export const partAsked = createAction('upkeep/partAsked', (part: FeedPart) => part);
