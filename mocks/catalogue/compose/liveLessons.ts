import type { NextClass, TopicPlan } from '../blueprint/topics.ts';
import { fillText } from '../fillText.ts';
import { isHoliday } from '../holidays.ts';
import type { LiveLesson } from '../liveLessonTypes.ts';
import { itemAt } from '../random.ts';
import { type Context, DAY, MINUTE, toTeacherId } from './context.ts';
import { composeMaterial, type Film, longFilm, streamFilm } from './media.ts';

const QUARTER = 15 * MINUTE;

/** Returns when the next class of a topic starts. */
export function computeNextStart(context: Context, next: NextClass): number {
  if ('day' in next) return context.localTime(next.day, next.hour, next.minute);
  const exact = context.anchorMs + next.minutes * MINUTE;
  if (next.round === 'none') return Math.floor(exact / MINUTE) * MINUTE;
  return (next.round === 'down' ? Math.floor(exact / QUARTER) : Math.ceil(exact / QUARTER)) * QUARTER;
}

type Room = Pick<LiveLesson, 'chatRoomType' | 'chatRoomUrl' | 'url' | 'videoSource' | 'videoId' | 'captions'>;

const noRoom: Room = {
  chatRoomType: null,
  chatRoomUrl: null,
  url: null,
  videoSource: null,
  videoId: null,
  captions: [],
};

const toVideo = ({ videoId, videoSource, captions }: Film) => ({ videoId, videoSource, captions });

function composeRoom(context: Context, { room, of: [subject] }: TopicPlan, id: number): Room {
  if (room === 'none') return noRoom;
  if (room === 'chat') {
    return { ...noRoom, chatRoomType: 'chat', chatRoomUrl: `https://rooms.lantern.example/chat/${id}` };
  }
  if (room === 'stream') return { ...noRoom, ...toVideo(streamFilm(context, subject)) };
  return { ...noRoom, videoSource: room, url: `https://rooms.lantern.example/${room.replace('_', '-')}/${id}` };
}

function hasReplay(plan: TopicPlan, index: number, held: number): boolean {
  if (plan.replays === 'last-pending') return index !== held - 1;
  if (plan.replays === 'one-missing') return index !== held - 2;
  return true;
}

function computeWatchEnd(context: Context, plan: TopicPlan, index: number): number | null {
  if (plan.replays !== 'expiring') return null;
  if (index === 0) return context.anchorMs - 3 * DAY;
  return context.anchorMs + (index === 1 ? 7 * 60 * MINUTE : index * 4 * DAY);
}

/** Returns whether the instant is on a public holiday, by local time. */
const isOnHoliday = (context: Context, instant: number) =>
  isHoliday(context.row.region, new Date(instant + context.offsetAt(instant)).toISOString().slice(0, 10));

/** Returns `count` instants a week apart from `start` on, forwards (1) or backwards (-1); none is on a public holiday. */
function listWeeklyStarts(context: Context, start: number, count: number, direction: 1 | -1): number[] {
  const found: number[] = [];
  for (let week = 0; found.length < count; week += 1) {
    const instant = context.weeksFrom(start, week * direction);
    if (!isOnHoliday(context, instant)) found.push(instant);
  }
  return found;
}

/** Returns when the classes of a topic start, oldest first. A closed topic has had its last one. */
function listStarts(context: Context, { next, run: [held, ahead], state }: TopicPlan): number[] {
  const start = computeNextStart(context, next);
  const before = state === 'closed' ? start : context.weeksFrom(start, -1);
  return [...listWeeklyStarts(context, before, held, -1).reverse(), ...listWeeklyStarts(context, start, ahead, 1)];
}

/** Returns all classes of a topic, oldest first; past ones have their replay, the others their room. */
export function composeLiveLessons(
  context: Context,
  slot: number,
  plan: TopicPlan,
  names: readonly string[],
): LiveLesson[] {
  const [held, , minutes] = plan.run;
  return listStarts(context, plan).map((startMs, index) => {
    const id = context.id(slot) * 100 + index + 1;
    const over = index < held;
    const film = hasReplay(plan, index, held) ? longFilm(context, plan.of[0], `replay:${slot}:${index}`) : null;
    const recording = over ? film : null;
    const room = composeRoom(context, plan, id);
    const name = itemAt(names, index);
    return {
      id,
      name,
      startMs,
      endMs: startMs + minutes * MINUTE,
      isFree: index === 0 && over && plan.firstFree !== false,
      ...(over ? { ...room, videoId: null } : room),
      ...(recording && toVideo(recording)),
      offlineVideoDuration: recording?.duration ?? null,
      recording: over ? null : film,
      watchExpiredMs: over ? computeWatchEnd(context, plan, index) : null,
      materials: [
        composeMaterial({
          id,
          name: fillText(context.text.phrases.worksheet, { n: index + 1 }),
          ownerType: 'lesson',
          lessonName: name,
        }),
      ],
      instructorIds: [toTeacherId(context, itemAt(plan.by, index))],
    };
  });
}
