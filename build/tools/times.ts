/** How long the parts of a check take: stored after each, to say it before the next check. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Times = Readonly<Record<string, number>>;

const file = 'node_modules/.cache/check.json';
/** Seconds of a part or of a test file that was never measured here: on two cores without other work. */
const usual: Times = { lint: 3, types: 20, 'test/api/examples.test.ts': 5, 'test/faults/matrix.wide.test.ts': 10 };
const usualOfFile = 1;

/** Returns the seconds that each part and each test file took when it was last run. */
export function readTimes(): Times {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Stores the seconds of parts or test files. */
export function saveTimes(times: Times): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readTimes(), ...times }));
}

/** Returns how many seconds the parts or test files will take. */
export const estimateTime = (names: readonly string[], times: Times) =>
  names.reduce((sum, name) => sum + (times[name] ?? usual[name] ?? usualOfFile), 0);

/** Divides the seconds of a run among its files, by how busy each was. */
export function shareTime(seconds: number, busy: Times): Times {
  const sum = Object.values(busy).reduce((total, time) => total + time, 0) || 1;
  return Object.fromEntries(Object.entries(busy).map(([name, time]) => [name, (seconds * time) / sum]));
}

/** Returns `40 s`, or `3 min 20 s`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
