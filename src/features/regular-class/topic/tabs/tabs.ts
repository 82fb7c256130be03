/** The tabs of a topic: four always, the others only with content. The address contains their keys. */
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { safeImageUrl } from '@/shared/lib/redirect';

export const topicTabKeys = [
  'overview',
  'lessons',
  'scheduledLessons',
  'syllabus',
  'materials',
  'instructors',
  'ratings',
  'faq',
] as const;
export type TopicTabKey = (typeof topicTabKeys)[number];

export interface TopicTab {
  key: TopicTabKey;
  /** Absent when a number would say nothing. */
  count?: number;
}

/** Returns the number beside a tab; null for 0. */
const countOrNull = (count: number) => (count > 0 ? { count } : null);
const counted = (count: number) => countOrNull(count) ?? {};

/** Returns what a tab shows of a topic; null when it has no content. */
const contents: Readonly<Record<TopicTabKey, (topic: LiveTopic) => { count?: number } | null>> = {
  overview: () => ({}),
  // A number of some sessions would seem to contradict that of all.
  lessons: () => ({}),
  scheduledLessons: (topic) => (topic.scheduledLessons.length > 0 || safeImageUrl(topic.scheduleUrl) ? {} : null),
  syllabus: () => ({}),
  materials: (topic) => countOrNull(topic.materials.length),
  instructors: (topic) => (topic.instructors.length > 0 ? {} : null),
  ratings: (topic) => countOrNull(topic.ratingCount) ?? (topic.ratings.length > 0 || topic.averageRate > 0 ? {} : null),
  faq: (topic) => counted(topic.faqs.length),
};

export const topicTabs = (topic: LiveTopic): TopicTab[] =>
  topicTabKeys.flatMap((key) => {
    const content = contents[key](topic);
    return content ? [{ key, ...content }] : [];
  });
