import type { LiveTopicCard } from '@/shared/entities/liveTopic';

/** Returns the class with the earliest session that is live or still to come; null without any. */
export function nextTopic(
  topics: readonly LiveTopicCard[],
): (LiveTopicCard & { upcomingLessonStartAt: string }) | null {
  const ahead = topics.filter(
    (topic): topic is LiveTopicCard & { upcomingLessonStartAt: string } => topic.upcomingLessonStartAt !== null,
  );
  ahead.sort((a, b) => Date.parse(a.upcomingLessonStartAt) - Date.parse(b.upcomingLessonStartAt));
  return ahead[0] ?? null;
}
