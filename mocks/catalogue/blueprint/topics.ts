import type { TaughtSubject } from '../curriculum.ts';

/** When the next class starts: minutes from now, or a day from today with the local hour. */
export type NextClass =
  | { minutes: number; round: 'down' | 'up' | 'none' }
  | { day: number; hour: number; minute: number };

export interface TopicPlan {
  /** Level 0–11, youngest first; `text` is the position in the subject's list of topics. */
  of: readonly [subject: TaughtSubject, text: number, level: number];
  /** Positions in the list of teachers, from 1. */
  by: readonly number[];
  next: NextClass;
  /** Numbers of past and coming classes (including a live one), a week apart, and the length of each. */
  run: readonly [held: number, ahead: number, minutes: number];
  /** none: nothing is opened, neither in time nor ever. */
  room: 'zoom' | 'google_meet' | 'chat' | 'stream' | 'none';
  /** Hong Kong dollars a month; 0: anyone may enrol. */
  price: number;
  was?: number;
  /** Which of the held classes have a replay; default: all. */
  replays?: 'last-pending' | 'one-missing' | 'expiring';
  /** The first month is free; the following ones cost the price. */
  firstMonthFree?: true;
  /** The first class is free, unless this is false. */
  firstFree?: false;
  state?: 'preorder' | 'semester' | 'closed';
}

const day = (days: number, hour: number, minute = 0): NextClass => ({ day: days, hour, minute });
const onNow: NextClass = { minutes: -30, round: 'down' };
/** Minutes from the catalogue's "now" to the next class. */
export const minutesToNextClass = 12;
const inTwelve: NextClass = { minutes: minutesToNextClass, round: 'none' };
const laterTonight = (minutes: number): NextClass => ({ minutes, round: 'up' });

/** 24 live classes: one live now, one in twelve minutes, two more tonight, the others over the coming weeks. */
export const topicPlans: readonly TopicPlan[] = [
  { of: ['maths', 0, 9], by: [1], next: onNow, run: [6, 7, 75], room: 'zoom', price: 328 },
  { of: ['english', 0, 11], by: [2], next: inTwelve, run: [4, 8, 60], room: 'google_meet', price: 298 },
  { of: ['physics', 0, 9], by: [6], next: laterTonight(50), run: [3, 6, 60], room: 'chat', price: 318 },
  { of: ['biology', 0, 9], by: [5], next: laterTonight(80), run: [4, 6, 60], room: 'stream', price: 308 },
  { of: ['chemistry', 0, 10], by: [3], next: day(1, 17), run: [4, 8, 90], room: 'zoom', price: 360 },
  {
    of: ['chinese', 0, 10],
    by: [4],
    next: day(23, 18),
    run: [0, 12, 75],
    room: 'zoom',
    price: 268,
    was: 320,
    state: 'preorder',
  },
  { of: ['economics', 0, 9], by: [9], next: day(2, 19), run: [4, 6, 60], room: 'google_meet', price: 298 },
  {
    of: ['computing', 0, 8],
    by: [12],
    next: day(1, 17),
    run: [2, 8, 75],
    room: 'chat',
    price: 338,
    state: 'semester',
  },
  {
    of: ['maths', 1, 11],
    by: [8],
    next: day(6, 18),
    run: [7, 5, 90],
    room: 'zoom',
    price: 388,
    replays: 'last-pending',
  },
  {
    of: ['english', 1, 8],
    by: [17],
    next: day(3, 17, 30),
    run: [5, 19, 45],
    room: 'chat',
    price: 258,
    was: 288,
    replays: 'last-pending',
  },
  {
    of: ['history', 0, 10],
    by: [10],
    next: day(3, 19, 30),
    run: [3, 7, 60],
    room: 'zoom',
    price: 278,
    replays: 'one-missing',
  },
  {
    of: ['geography', 0, 9],
    by: [11],
    next: day(4, 18, 30),
    run: [4, 6, 60],
    room: 'zoom',
    price: 288,
    replays: 'expiring',
  },
  {
    of: ['maths', 2, 6],
    by: [15],
    next: day(2, 16, 30),
    run: [3, 8, 60],
    room: 'stream',
    price: 248,
    state: 'semester',
  },
  { of: ['physics', 1, 10], by: [14], next: day(4, 20), run: [6, 6, 75], room: 'zoom', price: 348, firstFree: false },
  { of: ['chinese', 1, 11], by: [13], next: day(5, 19), run: [5, 5, 75], room: 'google_meet', price: 318 },
  { of: ['chemistry', 1, 11], by: [16, 3], next: day(5, 20, 15), run: [5, 5, 90], room: 'zoom', price: 368, was: 398 },
  { of: ['biology', 1, 11], by: [20], next: day(-5, 19), run: [8, 0, 75], room: 'zoom', price: 348, state: 'closed' },
  {
    of: ['computing', 1, 10],
    by: [19],
    next: day(6, 17, 30),
    run: [2, 6, 90],
    room: 'chat',
    price: 0,
    firstFree: false,
  },
  {
    of: ['economics', 1, 11],
    by: [18],
    next: day(16, 19),
    run: [0, 10, 75],
    room: 'zoom',
    price: 338,
    state: 'preorder',
  },
  {
    of: ['english', 2, 10],
    by: [7],
    next: day(1, 19, 45),
    run: [4, 6, 60],
    room: 'google_meet',
    price: 328,
    firstFree: false,
  },
  {
    of: ['maths', 3, 5],
    by: [24],
    next: day(3, 16, 30),
    run: [4, 6, 45],
    room: 'stream',
    price: 228,
    firstMonthFree: true,
  },
  {
    of: ['physics', 2, 11],
    by: [24, 14],
    next: day(-12, 20),
    run: [6, 0, 90],
    room: 'google_meet',
    price: 358,
    state: 'closed',
  },
  {
    of: ['chinese', 2, 7],
    by: [23],
    next: day(2, 17),
    run: [2, 8, 45],
    room: 'none',
    price: 248,
    replays: 'one-missing',
  },
  {
    of: ['computing', 2, 5],
    by: [15],
    next: day(9, 10),
    run: [0, 8, 60],
    room: 'google_meet',
    price: 258,
    state: 'preorder',
  },
];
