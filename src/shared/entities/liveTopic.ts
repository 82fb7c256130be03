/** Live topics: the whole topic, its card, the regular class, the free topic, and the responses that contain them. */
import * as v from 'valibot';
import { cardCollection, checkoutCollection, pricedCollection } from './checkout';
import { isTopicEnrolled } from './enrolment';
import { id, optionalId, optionalText, requiredText, text } from './fields';
import { instructorSchema } from './instructor';
import { liveLessonSchema } from './liveLesson';
import { materials } from './material';
import { faqSchema, ratingSchema } from './pageContent';
import { paging } from './paging';
import { list, listOf, read, shape } from './read';
import { hasTopicName, topicSummaryEntries, withTopicName } from './summary';
import { syllabusSchema } from './syllabus';

export const liveTopicCardSchema = v.pipe(
  shape({ ...topicSummaryEntries, checkoutCollection: cardCollection }),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => ({ ...withTopicName(topic), isEnrolled: isTopicEnrolled(topic) })),
);
export type LiveTopicCard = v.InferOutput<typeof liveTopicCardSchema>;

/** description and detailInfo may be HTML; `scheduleUrl` is an image; `active` false = not for sale. */
export const liveTopicSchema = v.pipe(
  shape({
    ...topicSummaryEntries,
    description: text,
    metaDescription: optionalText,
    detailInfo: text,
    scheduleUrl: optionalText,
    instructors: list(instructorSchema),
    ratings: list(ratingSchema),
    faqs: list(faqSchema),
    materials,
    syllabuses: list(syllabusSchema),
    lessons: list(liveLessonSchema),
    scheduledLessons: list(liveLessonSchema),
    freeLessonList: list(liveLessonSchema),
    finishedLessons: list(liveLessonSchema),
    checkoutCollection,
  }),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => ({ ...withTopicName(topic), isEnrolled: isTopicEnrolled(topic) })),
);
export type LiveTopic = v.InferOutput<typeof liveTopicSchema>;

/** Returns whether a topic is ongoing: it has an upcoming lesson. */
export const isOngoing = (topic: Pick<LiveTopicCard, 'upcomingLessonStartAt'>): boolean =>
  topic.upcomingLessonStartAt !== null;

export const regularClassSchema = shape({
  id,
  name: requiredText,
  frequency: text,
  pictureUrl: optionalText,
  checkoutCollection: pricedCollection,
});
export type RegularClass = v.InferOutput<typeof regularClassSchema>;

export const freeLiveTopicSchema = shape({
  firstFreeLiveLesson: shape({
    id,
    name: requiredText,
    liveTopicId: optionalId,
    liveTopicName: text,
    livePictureUrl: optionalText,
  }),
});
export type FreeLiveTopic = v.InferOutput<typeof freeLiveTopicSchema>;

/** `live_topics/{id}`: { liveTopic }. */
export const readLiveTopicAnswer = read(shape({ liveTopic: liveTopicSchema }));

/** Lists of topics (region's, subscribed, an instructor's): { liveTopics, currentPage, totalPages }. */
export const readLiveTopicsAnswer = read(shape({ liveTopics: listOf(liveTopicCardSchema), ...paging }));

/** `live_topics/free`: { freeLiveTopics }. */
export const readFreeLiveTopicsAnswer = read(
  shape({ freeLiveTopics: listOf(freeLiveTopicSchema, { keyOf: ({ firstFreeLiveLesson: { id } }) => String(id) }) }),
);
