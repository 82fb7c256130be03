import { type Region, regions } from '@/shared/i18n/locales';
import type { Catalogue } from '../catalogue/catalogueTypes';
import type { Course } from '../catalogue/courseTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { type Day, shiftOf } from '../demoDay';
import {
  applyPosition,
  computeLiveDuration,
  courseLessonKey,
  listWatchableLessons,
  liveLessonKey,
} from '../rules/progress';
import { demoAccounts, demoPassword } from './demoAccounts';
import { type Account, emptyAccount, emptyState, hashText, nextNumber, type State } from './state';

const hour = 3_600_000;
const day = 24 * hour;

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  region: Region;
}

/** Adds an account with an empty profile; its ids come from the state's counter. */
export function addAccount(state: State, fields: NewAccount): Account {
  const number = nextNumber(state);
  const account: Account = {
    ...fields,
    userId: `u-${hashText(`user ${number}`)}`,
    externalId: `S${String(20_000 + number)}`,
    ...emptyAccount(),
  };
  state.accounts.push(account);
  return account;
}

/** Something that a student has watched: up to which second, and when. */
interface Watching {
  key: string;
  seconds: number;
  duration: number;
  atMs: number;
}

/** Stores what was watched, the oldest first: the last one stored is the one to continue. */
function watch(state: State, account: Account, watchings: readonly Watching[]): void {
  for (const { key, seconds, duration, atMs } of [...watchings].sort((a, b) => a.atMs - b.atMs))
    account.progress[key] = applyPosition(account.progress[key], seconds, duration, atMs, nextNumber(state));
}

const playable = (course: Course) => listWatchableLessons(course).filter((lesson) => lesson.videoId !== null);

/**
 * Returns courses that a student may have bought: for sale now, with lessons that play; spread over the catalogue's
 * order.
 */
function boughtCourses(catalogue: Catalogue, levelId: number | null): Course[] {
  const good = catalogue.courses.filter((course) => course.openStatus === null && playable(course).length >= 3);
  const own = good.filter((course) => course.levelId === levelId);
  return [...own, ...good.filter((course) => !own.includes(course))].slice(0, 3);
}

/** Returns the class to enrol in: of the own level if there is one, with past and upcoming lessons. */
function joinedTopic(catalogue: Catalogue, levelId: number | null, now: number): LiveTopic | null {
  const good = catalogue.topics.filter(
    (topic) =>
      topic.active &&
      topic.openStatus === null &&
      topic.lessons.some((lesson) => lesson.endMs > now) &&
      topic.lessons.some((lesson) => lesson.endMs <= now),
  );
  return good.find((topic) => topic.levelId === levelId) ?? good[0] ?? null;
}

/** Returns the level with most courses, so that a demo student's home page is full. */
function busiestLevel({ levels, courses }: Catalogue): Catalogue['levels'][number] | null {
  const amount = (id: number) => courses.filter((course) => course.levelId === id).length;
  return levels.reduce<(typeof levels)[number] | null>(
    (best, level) => (best && amount(best.id) >= amount(level.id) ? best : level),
    null,
  );
}

/** Adds a profile, three courses (just begun, half way, finished), one class, and lessons to continue. */
function addDemoContent(state: State, account: Account, catalogue: Catalogue): void {
  const now = state.anchorMs + shiftOf(state.day, account.region);
  const level = busiestLevel(catalogue);
  account.role = 'student';
  account.ranking = 'upper';
  account.schoolTypeId = catalogue.schoolTypes[0]?.id ?? null;
  account.gradeLevelId = level?.id ?? null;
  account.subjectIds = (level ? (catalogue.subjectIdsByLevel[level.id] ?? []) : []).slice(0, 3);

  const shares = [0, 0.5, 1];
  // A lesson that is begun hardly counts for a course that is half way.
  const begun = [0.4, 0.1];
  // The course that is half way was watched last, so that every page continues with the same lesson.
  const lastDaysAgo = [4, 0, 6];
  const watchings: Watching[] = [];
  boughtCourses(catalogue, account.gradeLevelId).forEach((course, index) => {
    account.courses[course.id] = { sinceMs: now - (30 + index) * day };
    const lessons = listWatchableLessons(course);
    const finished = Math.floor(lessons.length * (shares[index] ?? 0));
    lessons.forEach((lesson, at) => {
      if (at > finished) return;
      // One lesson a day, two hours before now.
      const atMs = now - 2 * hour - ((lastDaysAgo[index] ?? 0) + Math.min(finished, lessons.length - 1) - at) * day;
      const share = at < finished ? 1 : (begun[index] ?? 0);
      const { duration } = lesson;
      watchings.push({
        key: courseLessonKey(course.id, lesson.id),
        seconds: Math.floor(duration * share),
        duration,
        atMs,
      });
    });
  });

  const topic = joinedTopic(catalogue, account.gradeLevelId, now);
  if (topic) account.topics[topic.id] = { sinceMs: now - 20 * day };
  const replay = topic?.lessons.find((lesson) => lesson.endMs <= now && lesson.videoId !== null);
  if (replay) {
    const duration = computeLiveDuration(replay);
    const seconds = Math.floor(duration * 0.3);
    watchings.push({ key: liveLessonKey(replay.id), seconds, duration, atMs: now - 2 * day });
  }
  watch(state, account, watchings);
}

/** Adds the first course that is open for pre-order. */
function preOrder(state: State, account: Account, { courses }: Catalogue): void {
  const course = courses.find(({ openStatus }) => openStatus === 'preorder');
  if (course) account.courses[course.id] = { sinceMs: state.anchorMs - 2 * day };
}

export interface Seed {
  anchorMs: number;
  day?: Day;
  catalogue: (region: Region, locale: string) => Catalogue;
}

/** Gives a demo account its profile and what it has bought and begun, unless it has them. `catalogue`: of its region. */
export function seedAccount(state: State, account: Account, catalogue: () => Catalogue): void {
  const demo = demoAccounts.find(({ email }) => email === account.email);
  if (!demo || !state.unseeded.includes(demo.email)) return;
  state.unseeded = state.unseeded.filter((email) => email !== demo.email);
  addDemoContent(state, account, catalogue());
  if (demo.hasPreOrder) preOrder(state, account, catalogue());
  Object.assign(account, demo.overrides);
}

/**
 * Returns the initial state: the demo accounts, none logged in. Those of Hong Kong have their content; the others wait for their first
 * session, since every catalogue takes a moment.
 */
export function seedState({ anchorMs, day = 'present', catalogue }: Seed): State {
  const state = emptyState(anchorMs, day);
  for (const { email, region, firstName, lastName, hasDemoContent, overrides } of demoAccounts) {
    const account = addAccount(state, { email, password: demoPassword, firstName, lastName, region });
    Object.assign(account, overrides);
    if (hasDemoContent) state.unseeded.push(email);
    if (region === 'hk') seedAccount(state, account, () => catalogue(region, regions[region].locales[0]));
  }
  return state;
}
