import { createAction } from '@/shared/duck/action';

/** What a student goes on with, and what becomes old when they do something. */
export const feedParts = ['continueWatching', 'upNext', 'learningCourses'] as const;
export type FeedPart = (typeof feedParts)[number];

/** The student did something that these lists are about: enrolled, put a lesson on the schedule or took it off. */
export const feedOutdated = createAction('upkeep/feedOutdated');
/** A part is on screen and behind the times. */
export const behindSeen = createAction('upkeep/behindSeen', (part: FeedPart) => part);
/** Whoever holds the part reads again what is there of it. */
export const rereadWanted = createAction('upkeep/rereadWanted', (part: FeedPart) => part);
/** The part was asked for anew by itself. */
export const partAsked = createAction('upkeep/partAsked', (part: FeedPart) => part);
