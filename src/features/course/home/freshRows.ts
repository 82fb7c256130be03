/** Chooses the courses of the rows below the list, so that the page shows each course once. */
import type { CourseCard } from '@/shared/entities/course';

/** Fewest courses of a row that has lost some to what is above it: a full line. */
export const leastLeft = 4;

export interface Row {
  id: number;
  /** Null while it loads, and when that has failed. */
  courses: readonly CourseCard[] | null;
}

/**
 * Returns the courses of each row that are neither in the list above nor in an earlier row. A row with too few of them is
 * left out, and so are those without results; a row without data stays. `listed`: ids of the courses in the list.
 */
export function freshRows(rows: readonly Row[], listed: readonly number[]): Row[] {
  const shown = new Set(listed);
  return rows.flatMap((row) => {
    if (row.courses === null) return [row];
    const fresh = row.courses.filter(({ id }) => !shown.has(id));
    const isWhole = fresh.length === row.courses.length && fresh.length > 0;
    if (!isWhole && fresh.length < leastLeft) return [];
    for (const { id } of fresh) shown.add(id);
    return [{ ...row, courses: fresh }];
  });
}
