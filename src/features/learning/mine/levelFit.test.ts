import { expect, it } from 'vitest';
import { sortByLevel } from './levelFit';

const course = (id: number, ...contentHashtags: string[]) => ({ id, contentHashtags });
const idsFor = (level: string | undefined) =>
  sortByLevel([course(1, '#P6'), course(2, '#DSE', '#Form4'), course(3), course(4, 'form 4')], level).map(
    ({ id }) => id,
  );

it('courses of the own level come first, the others keep their order', () => {
  expect(idsFor('Form 4')).toEqual([2, 4, 1, 3]);
  expect(idsFor('Form 5')).toEqual([1, 2, 3, 4]);
  expect(idsFor(undefined)).toEqual([1, 2, 3, 4]);
});
