/** Determines whether a class is live among the lessons that pages have loaded; makes no calls itself. */

interface Timed {
  startAt: string | null;
  endAt: string | null;
}

interface Fetched<D> {
  key: string | null;
  data: D | null;
}

interface Listed {
  key: string | null;
  pages: readonly { items: readonly Timed[] }[];
}

/** The parts of the state that hold lessons; each exists once its page was opened. */
export interface LoadedLessonsRoot {
  classes?: { nextLessons: Fetched<readonly Timed[]> };
  classLists?: { firstLessons: Fetched<readonly Timed[]>; upcoming: Listed };
  schedule?: { upcoming: Listed };
  topic?: { detail: Fetched<{ lessons: readonly Timed[]; scheduledLessons: readonly Timed[] }> };
  feed?: { upNext: Fetched<{ liveLesson: Timed | null }> };
}

/** A class without an end does not count as live: it would for the rest of the day. */
const isRunning = ({ startAt, endAt }: Timed, now: number): boolean =>
  startAt !== null && endAt !== null && Date.parse(startAt) <= now && now < Date.parse(endAt);

/** Lists of a region that the visitor has left do not count. */
const isOf = (region: string, key: string | null): boolean =>
  key === null || !key.includes('"region":') || key.includes(`"region":${JSON.stringify(region)}`);

/** Returns whether a loaded class is live. `now` in epoch milliseconds. */
export function isAnyLive(root: LoadedLessonsRoot, region: string, now: number): boolean {
  const { classes, classLists, schedule, topic: openTopic, feed } = root;
  const runs = (key: string | null | undefined, lessons: readonly Timed[] | null | undefined) =>
    isOf(region, key ?? null) && (lessons ?? []).some((lesson) => isRunning(lesson, now));
  const fetched = [classes?.nextLessons, classLists?.firstLessons];
  const listed = [classLists?.upcoming, schedule?.upcoming];
  const topic = openTopic?.detail;
  const next = feed?.upNext.data?.liveLesson;
  return (
    fetched.some((state) => runs(state?.key, state?.data)) ||
    listed.some((list) => list?.pages.some(({ items }) => runs(list.key, items))) ||
    runs(topic?.key, topic?.data?.lessons) ||
    runs(topic?.key, topic?.data?.scheduledLessons) ||
    (next !== null && next !== undefined && isRunning(next, now))
  );
}
