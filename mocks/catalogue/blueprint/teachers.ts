import type { TaughtSubject } from '../curriculum.ts';

/** Subjects of each of the 24 teachers of a region; the first subject is the portrait's. */
export const teacherSubjects: readonly (readonly TaughtSubject[])[] = [
  ['maths'],
  ['english'],
  ['chemistry'],
  ['chinese'],
  ['biology'],
  ['physics', 'maths'],
  ['english'],
  ['maths'],
  ['economics'],
  ['history'],
  ['geography'],
  ['computing'],
  ['chinese'],
  ['physics'],
  ['maths', 'computing'],
  ['chemistry'],
  ['english'],
  ['economics'],
  ['computing'],
  ['biology'],
  ['history', 'chinese'],
  ['geography'],
  ['chinese'],
  ['maths', 'physics'],
];
