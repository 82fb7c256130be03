/** Lesson positions that the server has not acknowledged, as they are stored: the newest one per lesson. */
import * as v from 'valibot';

const entrySchema = v.object({
  /** `syllabus`: a lesson of a topic's syllabus that is not a live lesson; the API stores no position for it. */
  targetType: v.picklist(['course', 'live_topic', 'syllabus']),
  targetId: v.number(),
  lessonId: v.number(),
  /** Playback position in whole seconds. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When it was watched, in epoch milliseconds. */
  savedAt: v.number(),
});

export type ProgressEntry = v.InferOutput<typeof entrySchema>;
export type Entries = Readonly<Record<string, ProgressEntry>>;
/** An entry that can be sent; any other stays stored for the next visit. */
export type SendableEntry = ProgressEntry & { targetType: 'course' | 'live_topic' };

const isSendable = (entry: ProgressEntry): entry is SendableEntry => entry.targetType !== 'syllabus';

export const sendableEntries = (entries: Entries): SendableEntry[] => Object.values(entries).filter(isSendable);

/** Entries are limited: the oldest are dropped. */
const mostEntries = 100;

export const entryKey = ({ targetType, targetId, lessonId }: Omit<ProgressEntry, 'position' | 'savedAt'>) =>
  `${targetType}:${targetId}:${lessonId}`;

/** Parses stored entries. Anyone can edit storage, so invalid entries are dropped. */
export function readEntries(stored: unknown): Entries {
  const list = Array.isArray(stored) ? stored : [];
  const entries = list.flatMap((item) => {
    const result = v.safeParse(entrySchema, item);
    return result.success ? [result.output] : [];
  });
  return Object.fromEntries(entries.map((entry) => [entryKey(entry), entry]));
}

/**
 * Merges entries and limits their number: sendable ones first, then the newest. For each lesson the newer position
 * wins, even when it is earlier in the video.
 */
export function mergeEntries(...all: Entries[]): Entries {
  const newest = new Map<string, ProgressEntry>();
  for (const entries of all)
    for (const [key, entry] of Object.entries(entries)) {
      const known = newest.get(key);
      if (!known || entry.savedAt >= known.savedAt) newest.set(key, entry);
    }
  const sorted = [...newest].sort(
    ([, a], [, b]) => Number(isSendable(b)) - Number(isSendable(a)) || b.savedAt - a.savedAt,
  );
  return Object.fromEntries(sorted.slice(0, mostEntries));
}
