import type { NextClass, TopicPlan } from '../blueprint/topics.ts';
import { fillText } from '../fill.ts';
import { itemAt } from '../random.ts';
import type { LiveLesson } from '../topicTypes.ts';
import { type Context, DAY, MINUTE, teacherId } from './context.ts';
import { type Film, longFilm, materialOf, streamFilm } from './media.ts';

const QUARTER = 15 * MINUTE;

/** Returns when the next class of a topic starts. */
export function nextStart(context: Context, next: NextClass): number {
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

const shown = ({ videoId, videoSource, captions }: Film) => ({ videoId, videoSource, captions });

function roomOf(context: Context, room: TopicPlan['room'], id: number): Room {
  if (room === 'none') return noRoom;
  if (room === 'chat') {
    return { ...noRoom, chatRoomType: 'chat', chatRoomUrl: `https://rooms.lantern.example/chat/${id}` };
  }
  if (room === 'stream') return { ...noRoom, ...shown(streamFilm(context)) };
  return { ...noRoom, videoSource: room, url: `https://rooms.lantern.example/${room.replace('_', '-')}/${id}` };
}

function hasReplay(plan: TopicPlan, index: number, held: number): boolean {
  if (plan.replays === 'last-pending') return index !== held - 1;
  if (plan.replays === 'one-missing') return index !== held - 2;
  return true;
}

function watchExpires(context: Context, plan: TopicPlan, index: number): number | null {
  if (plan.replays !== 'expiring') return null;
  if (index === 0) return context.anchorMs - 3 * DAY;
  return context.anchorMs + (index === 1 ? 7 * 60 * MINUTE : index * 4 * DAY);
}

/** Returns all classes of a topic, oldest first; past ones have their replay, the others their room. */
export function liveLessons(context: Context, slot: number, plan: TopicPlan, names: readonly string[]): LiveLesson[] {
  const [held, ahead, minutes] = plan.run;
  const start = nextStart(context, plan.next);
  const firstAhead = plan.state === 'closed' ? held - 1 : held;
  return Array.from({ length: held + ahead }, (_, index) => {
    const id = context.id(slot) * 100 + index + 1;
    const startMs = context.weeksFrom(start, index - firstAhead);
    const over = index < held;
    const film = hasReplay(plan, index, held) ? longFilm(context, `replay:${slot}:${index}`) : null;
    const recording = over ? film : null;
    const room = roomOf(context, plan.room, id);
    const name = itemAt(names, index);
    return {
      id,
      name,
      startMs,
      endMs: startMs + minutes * MINUTE,
      isFree: index === 0 && over && plan.firstFree !== false,
      ...(over ? { ...room, videoId: null } : room),
      ...(recording && shown(recording)),
      offlineVideoDuration: recording?.duration ?? null,
      recording: over ? null : film,
      watchExpiredMs: over ? watchExpires(context, plan, index) : null,
      materials: [
        materialOf({
          id,
          name: fillText(context.text.phrases.worksheet, { n: index + 1 }),
          ownerType: 'lesson',
          lessonName: name,
        }),
      ],
      instructorIds: [teacherId(context, itemAt(plan.by, index))],
    };
  });
}
