import { type TaughtSubject, taughtSubjects } from '../curriculum.ts';

/** Returns the slot (id without the region's part) of a subject's course; n from 1. */
export const courseSlot = (subject: TaughtSubject, n: number) => (taughtSubjects.indexOf(subject) + 1) * 100 + n;

const subjectSet = (subject: TaughtSubject, numbers: readonly number[]) => numbers.map((n) => courseSlot(subject, n));

interface Offer {
  courses: readonly number[];
  topics: readonly number[];
  /** Hong Kong dollars for the whole set. */
  price: number;
  was?: number;
}

interface BundlePlan extends Pick<Offer, 'courses' | 'topics' | 'was'> {
  /** How many must be chosen; default: any number, for the sum of the items. */
  choose?: number;
  price?: number;
  /** Two hundred dollars less, until this many days from now. */
  presaleDays?: number;
}

export const bundleSlot = (position: number) => 6000 + position;

/** Sets from which the buyer chooses. */
export const bundlePlans: readonly BundlePlan[] = [
  { courses: [...subjectSet('maths', [1, 2, 3, 4, 6]), 401, 406, 1002], topics: [], choose: 3, price: 1080, was: 1280 },
  { courses: [401, 402, 403, 501, 502, 503, 601, 602], topics: [], choose: 4, price: 1480, presaleDays: 6 },
  { courses: subjectSet('english', [2, 3, 5, 6]), topics: [2, 10, 20], choose: 3, price: 980 },
  { courses: [801, 802, 803, 901, 902, 903], topics: [11, 12], choose: 2, price: 620 },
  { courses: [...subjectSet('computing', [1, 2, 3, 5, 6]), 103], topics: [8], choose: 3, price: 1260, was: 1420 },
  { courses: [301, 302, 305], topics: [15, 23] },
];

/** Collections that offer several bundles: positions in the list above, from 1. */
export const bundleSetPlans: readonly (readonly number[])[] = [
  [1, 2, 5],
  [3, 4, 6],
];

/** Fixed sets: everything is included. */
export const prepackPlans: readonly (Offer & { passes: readonly number[] })[] = [
  { courses: [101, 401, 501, 601], topics: [1], passes: [1], price: 1580, was: 1960 },
  { courses: [104, 202, 305], topics: [2, 9], passes: [], price: 1980, was: 2440 },
  { courses: [204, 106], topics: [], passes: [2, 3], price: 540 },
];

/** Lessons of each group pass. */
export const groupPassLessons: readonly number[] = [8, 12, 4];

/** Courses of each course group: the weeks before the exam, sciences, languages, free ones, short ones, computing. */
export const courseGroupSlots: readonly (readonly number[])[] = [
  [
    104, 202, 305, 403, 503, 603, 703, 803, 903, 1005, 101, 401, 501, 601, 201, 301, 705, 205, 1002, 702, 102, 302, 402,
    502, 602, 802, 902, 1003,
  ],
  [401, 501, 601, 402, 502, 602, 404, 504, 606, 406, 505, 604, 503, 603],
  [205, 301, 201, 303, 203, 306, 202, 302, 204, 304, 206],
  [105, 201, 304, 404, 504, 606, 706, 805, 904, 1004],
  [705, 804, 605, 204, 303, 1006, 905, 306],
  [1001, 1002, 1003, 1006, 1004, 1005],
];

/** Subjects of each category. */
export const subjectCategoryKeys: readonly (readonly TaughtSubject[])[] = [
  ['english', 'chinese'],
  ['maths', 'computing'],
  ['physics', 'chemistry', 'biology'],
  ['economics', 'history', 'geography'],
];

/** Returns the subjects of each of the twelve school years, youngest first. */
export function subjectsOfLevel(level: number): readonly TaughtSubject[] {
  if (level < 3) return ['maths', 'english', 'chinese'];
  if (level < 6) return ['maths', 'english', 'chinese', 'computing'];
  if (level < 8) return ['maths', 'english', 'chinese', 'history', 'geography', 'computing'];
  return taughtSubjects;
}
