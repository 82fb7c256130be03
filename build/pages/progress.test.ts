import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function setUp(isTTY: boolean) {
  let time = 0;
  const lines: string[] = [];
  const visited = createProgress({ isTTY, write: (line) => void lines.push(line) }, () => time);
  return { lines, visited, pass: (seconds: number) => (time += seconds * 1000) };
}

it('says on a terminal every few seconds what is done and what is left', () => {
  const { lines, visited, pass } = setUp(true);
  for (let done = 1; done <= 100; done += 1) {
    pass(1);
    visited(done, 400, 3);
  }
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('prerendered 5 of 400 addresses (3 pages unchanged), about 7 min left');
});

it('says in a log every tenth', () => {
  const { lines, visited, pass } = setUp(false);
  for (let done = 1; done <= 1000; done += 1) {
    pass(0.01);
    visited(done, 1000, 0);
  }
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toBe('prerendered 900 of 1000 addresses (0 pages unchanged), about 1 s left');
});
