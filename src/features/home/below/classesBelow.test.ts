import { expect, it } from 'vitest';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import { classRow } from './classesBelow';

const topics = (...ids: number[]) => ids.map((id) => ({ id }) as LiveTopicCard);
const lessonsOf = (...ids: number[]) => ids.map((liveTopicId) => ({ liveTopicId }) as LiveLesson);
const idsOf = (row: readonly LiveTopicCard[]) => row.map(({ id }) => id);

it('begins the row with classes that are not listed above, and fills it with the others', () => {
  expect(idsOf(classRow(topics(1, 2, 3, 4, 5, 6, 7, 8), lessonsOf(1, 2, 3, 4)))).toEqual([5, 6, 7, 8]);
  expect(idsOf(classRow(topics(1, 2, 3, 4, 5), lessonsOf(2, 1)))).toEqual([3, 4, 5, 1]);
  expect(idsOf(classRow(topics(1, 2), []))).toEqual([1, 2]);
});
