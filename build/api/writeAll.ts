import type { Data } from './responseChecks.ts';
import { callOf, operationNamed, type Run, requestData, skipCheck } from './run.ts';

interface Item {
  id?: number;
  user_id?: string;
  first_name?: string;
  is_saved?: boolean;
  is_topic_enrolled?: boolean;
  watch_enabled?: boolean;
  progress_duration?: number;
  course?: { id?: number } | null;
  lesson?: Item | null;
}

/** What a write is sent with; `lesson` is the last step of the path. */
interface Write {
  id: string | number | undefined;
  lesson?: number | undefined;
  body?: unknown;
}

const listOf = (data: Data | undefined, key: string) => (Array.isArray(data?.[key]) ? (data[key] as Item[]) : []);

/** Returns the writes that what was read allows, by name: the same name and positions again, a session saved and removed. */
export function prepareWrites({ reads }: Pick<Run, 'reads'>): Record<string, Write | false | null | undefined> {
  const data = (name: string) => reads.get(name)?.data;
  const user = data('currentUser')?.user as Item | undefined;
  const free = listOf(data('upcomingLessons'), 'live_lessons').find(
    (one) => one.is_saved === false && !one.is_topic_enrolled,
  );
  const begun = listOf(data('continueWatching'), 'user_contents').find(
    ({ course, lesson }) => course?.id && lesson?.progress_duration,
  );
  const watched = listOf(data('schedulePast'), 'live_lessons').find(
    (one) => one.watch_enabled && one.progress_duration,
  );
  const positionOf = ({ progress_duration }: Item = {}) => ({ progress_duration });
  return {
    updateUser: user?.first_name !== undefined && { id: user.user_id, body: { data: { first_name: user.first_name } } },
    courseProgress: begun?.lesson && { id: begun.course?.id, lesson: begun.lesson.id, body: positionOf(begun.lesson) },
    liveProgress: watched && { id: watched.id, body: positionOf(watched) },
    saveLesson: free && { id: free.id },
    removeLesson: free && { id: free.id },
  };
}

/** Writes what changes nothing or is undone, one after another. */
export async function writeAll(run: Run): Promise<void> {
  for (const [name, write] of Object.entries(prepareWrites(run))) {
    const operation = operationNamed(name);
    if (!write || write.id === undefined) {
      skipCheck(run, operation, 'call', 'the account has nothing that could be sent again');
      continue;
    }
    const { id, lesson, body } = write;
    const call = callOf(run, operation, String(id));
    const path = lesson === undefined ? call.path : call.path.replace(/[^/]+$/, String(lesson));
    await requestData(run, operation, { ...call, path, body });
  }
}
