/** Courses, live topics and group passes inside other entities: `checkout.ts` shows which screen has each field. */
import type { Exemptions } from './harness/proof';

export const exemptions: Exemptions = [
  [
    'courseSummarySchema',
    'the entries of a card: `course.ts`; the colour of the card',
    'contentHashtags enrollStartAt enrollStatus expireDate firstPreviewableLesson isSemester leadGroup subject',
  ],
  ['groupPassSchema', 'the key of an item', 'id'],
  [
    'topicSummarySchema',
    'the entries of a card: `topicCardProofs`; of the page: `topicProofs`',
    'active averageRate contentFeatures enrollStartAt enrollStatus hashtag isRateable isRated isSemester liveSubject picture ratingCount semesterExpiredDate title totalLessonsDuration upcomingLessonEndAt upcomingLessonStartAt',
  ],
];
