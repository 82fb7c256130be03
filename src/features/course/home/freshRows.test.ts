import { describe, expect, it } from 'vitest';
import type { CourseCard } from '@/shared/entities/course';
import { freshRows, type Row } from './freshRows';

const row = (id: number, ...courses: number[]): Row => ({
  id,
  courses: courses.map((one) => ({ id: one }) as CourseCard),
});
const idsOf = (rows: readonly Row[]) =>
  rows.map(({ id, courses }) => `${id}: ${courses?.map((course) => course.id).join(' ') ?? 'loading'}`);

describe('the rows below the list of courses', () => {
  it('have no course of the list, and none of an earlier row', () => {
    const rows = [row(1, 11, 12, 13, 14, 15), row(2, 15, 16, 17, 18, 19)];
    expect(idsOf(freshRows(rows, [11]))).toEqual(['1: 12 13 14 15', '2: 16 17 18 19']);
  });

  it('are left out when less than a line of a row is left', () => {
    const rows = [row(1, 11, 12, 13, 14, 15), row(2, 12, 21, 22, 23, 24)];
    // The courses of the row that is left out are shown by the next one.
    expect(idsOf(freshRows(rows, [11, 13]))).toEqual(['2: 12 21 22 23 24']);
  });

  it('stay as they are, however short, while nothing of them is shown above, and while they load', () => {
    expect(idsOf(freshRows([row(1, 11, 12), { id: 2, courses: null }, row(3)], [13]))).toEqual([
      '1: 11 12',
      '2: loading',
    ]);
  });
});
