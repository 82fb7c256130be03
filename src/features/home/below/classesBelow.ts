/** Chooses the classes of the home page's row, which a panel above it may show already. */
import { createSelector } from 'reselect';
import { selectHomeTopics, selectNextLessons } from '@/domain/class/state';
import type { FetchState } from '@/shared/duck/fetch';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';

/** Classes of the row. */
export const classRowSize = 4;

/**
 * Returns a row of classes: first those of which no lesson is listed above, then the others where there is room, each in
 * the order given.
 */
export function classRow(topics: readonly LiveTopicCard[], lessons: readonly LiveLesson[]): LiveTopicCard[] {
  const isAbove = ({ id }: LiveTopicCard) => lessons.some(({ liveTopicId }) => liveTopicId === id);
  return [...topics.filter((topic) => !isAbove(topic)), ...topics.filter(isAbove)].slice(0, classRowSize);
}

/** Selects the row of a guest, whose next lessons are listed above; it waits for them, so that no card changes its place. */
export const selectClassRow = createSelector(
  [selectHomeTopics, selectNextLessons],
  (topics, { data, status }): FetchState<LiveTopicCard[]> => {
    if (topics.data === null) return topics;
    if (data === null && status !== 'failure') return { status: 'loading', key: topics.key, data: null, error: null };
    return { ...topics, data: classRow(topics.data, data ?? []) };
  },
);

/** Selects the topics that a guest's page shows above the other weekly classes. */
export const selectTopicsAbove = createSelector([selectClassRow, selectNextLessons], (row, lessons): number[] => [
  ...(row.data ?? []).map(({ id }) => id),
  ...(lessons.data ?? []).flatMap(({ liveTopicId }) => liveTopicId ?? []),
]);
