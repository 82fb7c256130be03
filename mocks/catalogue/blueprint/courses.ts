import type { TaughtSubject } from '../curriculum.ts';

export interface CoursePlan {
  /** 0–11, youngest first. */
  level: number;
  /** Without the trailer. */
  lessons: number;
  /** Hong Kong dollars; 0 is free. */
  price: number;
  /** Price before the reduction. */
  was?: number;
  /** The reduction is an early price that ends in this many days; without it, it is a plain reduction. */
  presaleDays?: number;
  /** Not yet open: starts this many days from now. */
  preorderDays?: number;
  /** Ends with the school term, this many days from now. */
  semesterDays?: number;
  /** Positions in the list of teachers, from 1. */
  teachers: readonly number[];
  rating?: readonly [average: number, count: number];
  /** The last lessons are still being recorded. */
  comingSoon?: number;
  /** A second plan with questions to a teacher. */
  questions?: true;
  /** Only sold in a bundle: its position in the list of offers, from 1. */
  soldIn?: number;
  /** Index of the lead group. */
  lead: 0 | 1 | 2 | 3;
}

/** Six per subject; the home page shows the first of each. */
export const coursePlans: Record<TaughtSubject, readonly CoursePlan[]> = {
  maths: [
    {
      level: 9,
      lessons: 18,
      price: 480,
      was: 640,
      presaleDays: 9,
      teachers: [1],
      rating: [4.8, 312],
      comingSoon: 2,
      lead: 0,
    },
    { level: 6, lessons: 12, price: 360, teachers: [8], lead: 0 },
    { level: 10, lessons: 16, price: 460, was: 520, teachers: [1, 24], questions: true, lead: 2 },
    {
      level: 11,
      lessons: 30,
      price: 880,
      semesterDays: 140,
      teachers: [8, 15],
      questions: true,
      comingSoon: 4,
      lead: 1,
    },
    { level: 5, lessons: 10, price: 0, teachers: [15], lead: 0 },
    { level: 8, lessons: 12, price: 380, teachers: [24], lead: 2 },
  ],
  english: [
    { level: 9, lessons: 10, price: 0, teachers: [2], rating: [4.6, 158], lead: 1 },
    { level: 11, lessons: 20, price: 560, was: 640, teachers: [2, 17], lead: 1 },
    { level: 7, lessons: 14, price: 340, teachers: [7], lead: 0 },
    { level: 4, lessons: 8, price: 280, teachers: [17], lead: 3 },
    { level: 10, lessons: 12, price: 420, preorderDays: 18, teachers: [7], comingSoon: 5, lead: 1 },
    { level: 8, lessons: 15, price: 360, teachers: [17], lead: 2 },
  ],
  chinese: [
    { level: 10, lessons: 16, price: 440, was: 520, teachers: [4], rating: [4.7, 204], lead: 1 },
    { level: 9, lessons: 12, price: 380, teachers: [13], lead: 2 },
    { level: 7, lessons: 10, price: 320, teachers: [23], lead: 3 },
    { level: 5, lessons: 8, price: 0, teachers: [23], lead: 0 },
    { level: 11, lessons: 18, price: 540, semesterDays: 140, teachers: [4, 13], lead: 1 },
    { level: 6, lessons: 9, price: 300, teachers: [13], lead: 0 },
  ],
  physics: [
    { level: 9, lessons: 14, price: 420, teachers: [6], rating: [4.7, 187], lead: 2 },
    { level: 10, lessons: 12, price: 440, teachers: [14], lead: 2 },
    { level: 11, lessons: 20, price: 620, was: 720, teachers: [14, 6], lead: 1 },
    { level: 8, lessons: 8, price: 0, teachers: [6], lead: 0 },
    { level: 10, lessons: 10, price: 400, preorderDays: 25, teachers: [24], comingSoon: 6, lead: 2 },
    { level: 9, lessons: 9, price: 360, teachers: [14], lead: 0 },
  ],
  chemistry: [
    { level: 9, lessons: 12, price: 380, was: 450, teachers: [3], rating: [4.8, 266], lead: 0 },
    { level: 10, lessons: 14, price: 440, teachers: [16], lead: 2 },
    { level: 11, lessons: 18, price: 560, teachers: [3, 16], comingSoon: 3, lead: 1 },
    { level: 8, lessons: 8, price: 0, teachers: [16], lead: 0 },
    { level: 9, lessons: 10, price: 380, teachers: [3], lead: 2 },
    { level: 10, lessons: 12, price: 420, semesterDays: 96, teachers: [16], lead: 2 },
  ],
  biology: [
    { level: 9, lessons: 16, price: 460, teachers: [5], rating: [4.9, 341], lead: 2 },
    { level: 10, lessons: 14, price: 460, was: 540, teachers: [20], lead: 2 },
    { level: 11, lessons: 12, price: 420, teachers: [5, 20], lead: 1 },
    { level: 10, lessons: 15, price: 460, teachers: [5], lead: 2 },
    { level: 8, lessons: 8, price: 260, teachers: [20], lead: 3 },
    { level: 9, lessons: 9, price: 0, teachers: [20], lead: 0 },
  ],
  economics: [
    { level: 9, lessons: 15, price: 440, teachers: [9], rating: [4.5, 129], lead: 2 },
    { level: 10, lessons: 14, price: 460, teachers: [18], lead: 2 },
    { level: 11, lessons: 12, price: 440, was: 500, presaleDays: 3, teachers: [9, 18], lead: 1 },
    { level: 9, lessons: 10, price: 380, teachers: [18], lead: 2 },
    { level: 10, lessons: 8, price: 340, teachers: [9], lead: 1 },
    { level: 8, lessons: 8, price: 0, teachers: [18], lead: 3 },
  ],
  history: [
    { level: 10, lessons: 9, price: 320, teachers: [10], rating: [4.7, 96], lead: 1 },
    { level: 9, lessons: 14, price: 420, teachers: [21], lead: 2 },
    { level: 11, lessons: 16, price: 480, was: 560, teachers: [10, 21], comingSoon: 2, lead: 1 },
    { level: 7, lessons: 10, price: 300, teachers: [21], lead: 3 },
    { level: 8, lessons: 8, price: 0, teachers: [10], lead: 3 },
    { level: 10, lessons: 12, price: 400, preorderDays: 11, teachers: [10], comingSoon: 6, lead: 2 },
  ],
  geography: [
    { level: 9, lessons: 12, price: 400, teachers: [11], rating: [4.8, 143], lead: 2 },
    { level: 10, lessons: 10, price: 380, teachers: [22], lead: 2 },
    { level: 11, lessons: 14, price: 460, was: 520, teachers: [11, 22], soldIn: 4, lead: 1 },
    { level: 7, lessons: 8, price: 0, teachers: [22], lead: 0 },
    { level: 8, lessons: 9, price: 320, teachers: [11], lead: 3 },
    { level: 9, lessons: 10, price: 380, semesterDays: 96, teachers: [22], lead: 2 },
  ],
  computing: [
    {
      level: 7,
      lessons: 20,
      price: 520,
      preorderDays: 14,
      teachers: [12],
      comingSoon: 8,
      lead: 3,
    },
    { level: 9, lessons: 14, price: 460, teachers: [19], lead: 2 },
    { level: 10, lessons: 12, price: 440, teachers: [12, 15], lead: 2 },
    { level: 4, lessons: 8, price: 0, teachers: [19], lead: 3 },
    { level: 11, lessons: 16, price: 520, was: 600, teachers: [12], lead: 1 },
    { level: 8, lessons: 10, price: 360, teachers: [19], lead: 3 },
  ],
};
