/** Places the lessons of a week on its days, by the clock of the visitor's zone. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { addDays, dateKey, minuteOfDay, toMs } from '@/shared/lib/timeZone';
import type { ScheduleKind } from '../state';

/** Milliseconds that a lesson without an end, or with one before its start, takes on the page. */
const usualLength = 60 * 60 * 1000;

/** Minutes that a block shows at least, so that its time and name can be read. */
const leastMinutes = 30;

const dayMinutes = 24 * 60;

/** Hours that the page shows at least. */
const leastHours = 8;

/** A lesson, or the part of one over midnight, on a day. */
export interface WeekLesson {
  lesson: LiveLesson;
  kind: ScheduleKind;
}

export interface Block extends WeekLesson {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes since midnight. */
  from: number;
  to: number;
  /** The lesson started on an earlier day. */
  isContinued: boolean;
  /** Lessons at the same time stand beside each other: the place of this one from 0, and how many there are. */
  lane: number;
  lanes: number;
}

/** Returns the end of a lesson with a start, in epoch milliseconds. */
export function endOf({ startAt, endAt }: LiveLesson): number {
  const start = toMs(startAt ?? '');
  const end = endAt === null ? Number.NaN : toMs(endAt);
  return end > start ? end : start + usualLength;
}

function parts({ lesson, kind }: WeekLesson, zone: string): Block[] {
  const [start, end] = [toMs(lesson.startAt ?? ''), endOf(lesson)];
  // A class until midnight is not on the next day.
  const [first, last] = [dateKey(start, zone), dateKey(end - 1, zone)];
  const found: Block[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const from = date === first ? minuteOfDay(start, zone) : 0;
    const until = date === last ? minuteOfDay(end, zone) || dayMinutes : dayMinutes;
    // Where clocks go back, a class may end at an earlier time than it started.
    const to = Math.min(dayMinutes, Math.max(until, from + leastMinutes));
    found.push({ lesson, kind, date, from, to, isContinued: date !== first, lane: 0, lanes: 1 });
  }
  return found;
}

/** Gives blocks that overlap a lane each; blocks that only touch do not overlap. */
function arrange(blocks: Block[]): Block[] {
  const sorted = blocks.sort((a, b) => a.from - b.from || b.to - a.to || a.lesson.id - b.lesson.id);
  let cluster: Block[] = [];
  let end = 0;
  for (const block of sorted) {
    if (block.from >= end) cluster = [];
    end = Math.max(end, block.to);
    const taken = new Set(cluster.filter(({ to }) => to > block.from).map(({ lane }) => lane));
    while (taken.has(block.lane)) block.lane += 1;
    cluster.push(block);
    const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1;
    for (const one of cluster) one.lanes = lanes;
  }
  return sorted;
}

/** Returns the blocks of each date, by time. */
export function weekBlocks(lessons: readonly WeekLesson[], dates: readonly string[], zone: string): Block[][] {
  const all = lessons.flatMap((lesson) => parts(lesson, zone));
  return dates.map((date) => arrange(all.filter((block) => block.date === date)));
}

/**
 * Returns the first hour to show, and the one that ends the last: those of all blocks and of `nowMinute` (minutes since
 * midnight; null: today is not shown), at least eight. One of the two is given.
 */
export function hoursOf(blocks: readonly Block[], nowMinute: number | null): { first: number; end: number } {
  const now = nowMinute === null ? [] : [nowMinute];
  const from = Math.min(...blocks.map((block) => block.from), ...now);
  const to = Math.max(...blocks.map((block) => block.to), ...now.map((minute) => minute + 1));
  const [first, end] = [Math.floor(from / 60), Math.ceil(to / 60)];
  const later = Math.min(24, Math.max(end, first + leastHours));
  return { first: Math.max(0, Math.min(first, later - leastHours)), end: later };
}
