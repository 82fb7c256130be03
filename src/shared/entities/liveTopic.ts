/** Live topics: the whole topic, its card, the regular class, the free topic, and the responses that contain them. */
import * as v from 'valibot';
import { cardCollection, checkoutCollection, pricedCollection } from './checkout';
import { isTopicEnrolled } from './enrolment';
import { idField, optionalIdField, optionalTextField, requiredTextField, textField } from './fields';
import { instructorSchema } from './instructor';
import { liveLessonSchema } from './liveLesson';
import { materialsField } from './material';
import { faqSchema, reviewSchema } from './pageContent';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, optionalListOf } from './parser';
import { hasTopicName, topicSummaryEntries, withTopicName } from './summary';
import { syllabusSchema } from './syllabus';

export const liveTopicCardSchema = v.pipe(
  objectOf({ ...topicSummaryEntries, checkoutCollection: cardCollection }),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => ({ ...withTopicName(topic), isEnrolled: isTopicEnrolled(topic) })),
);
export type LiveTopicCard = v.InferOutput<typeof liveTopicCardSchema>;

/** description and detailInfo may be HTML; `scheduleUrl` is an image; `active` false = not for sale. */
export const liveTopicSchema = v.pipe(
  objectOf({
    ...topicSummaryEntries,
    description: textField,
    metaDescription: optionalTextField,
    detailInfo: textField,
    scheduleUrl: optionalTextField,
    instructors: optionalListOf(instructorSchema),
    ratings: optionalListOf(reviewSchema),
    faqs: optionalListOf(faqSchema),
    materials: materialsField,
    syllabuses: optionalListOf(syllabusSchema),
    lessons: optionalListOf(liveLessonSchema),
    scheduledLessons: optionalListOf(liveLessonSchema),
    freeLessonList: optionalListOf(liveLessonSchema),
    finishedLessons: optionalListOf(liveLessonSchema),
    checkoutCollection,
  }),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => ({ ...withTopicName(topic), isEnrolled: isTopicEnrolled(topic) })),
);
export type LiveTopic = v.InferOutput<typeof liveTopicSchema>;

/** Returns whether a topic is ongoing: it has an upcoming lesson. */
export const isOngoing = (topic: Pick<LiveTopicCard, 'upcomingLessonStartAt'>): boolean =>
  topic.upcomingLessonStartAt !== null;

export const regularClassSchema = objectOf({
  id: idField,
  name: requiredTextField,
  frequency: textField,
  pictureUrl: optionalTextField,
  checkoutCollection: pricedCollection,
});
export type RegularClass = v.InferOutput<typeof regularClassSchema>;

export const freeLiveTopicSchema = objectOf({
  firstFreeLiveLesson: objectOf({
    id: idField,
    name: requiredTextField,
    liveTopicId: optionalIdField,
    liveTopicName: textField,
    livePictureUrl: optionalTextField,
  }),
});
export type FreeLiveTopic = v.InferOutput<typeof freeLiveTopicSchema>;

/** `live_topics/{id}`: { liveTopic }. */
export const readLiveTopicResponse = createParser(objectOf({ liveTopic: liveTopicSchema }));

/** Lists of topics (region's, subscribed, an instructor's): { liveTopics, currentPage, totalPages }. */
export const readLiveTopicsResponse = createParser(
  objectOf({ liveTopics: listOf(liveTopicCardSchema), ...pagingFields }),
);

/** `live_topics/free`: { freeLiveTopics }. */
export const readFreeLiveTopicsResponse = createParser(
  objectOf({ freeLiveTopics: listOf(freeLiveTopicSchema, { keyOf: ({ firstFreeLiveLesson: { id } }) => String(id) }) }),
);
