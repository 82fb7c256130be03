/** What the lists of an instructor's classes and courses say of the instructor. */
import type { LiveTopicCard } from '@/shared/entities/liveTopic';

interface Rated {
  averageRate: number;
  ratingCount: number;
}

/** Returns the mean of all ratings of several things; a thing without ratings does not count. */
export function meanRating(things: readonly Rated[]): Rated {
  const rated = things.filter(({ averageRate, ratingCount }) => averageRate > 0 && ratingCount > 0);
  const ratingCount = rated.reduce((sum, one) => sum + one.ratingCount, 0);
  const stars = rated.reduce((sum, one) => sum + one.averageRate * one.ratingCount, 0);
  return { averageRate: ratingCount > 0 ? stars / ratingCount : 0, ratingCount };
}

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
