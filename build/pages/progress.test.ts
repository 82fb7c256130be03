import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

/** Visits addresses, each in so many seconds; returns what is printed. */
function visit(known: number, seconds: number, unchanged: number): string[] {
  let time = 0;
  const lines: string[] = [];
  const visited = createProgress(
    (line) => void lines.push(line),
    () => time,
  );
  for (let done = 1; done <= known; done += 1) {
    time += seconds * 1000;
    visited(done, known, unchanged);
  }
  return lines;
}

it('says with each tenth what is done and what is left', () => {
  const lines = visit(400, 1, 3);
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('prerendered 40 of 400 addresses (3 pages unchanged), about 6 min left');
  expect(visit(1000, 0.01, 0).at(-1)).toBe('prerendered 900 of 1000 addresses (0 pages unchanged), about 1 s left');
});
