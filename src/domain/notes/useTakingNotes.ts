import { type RefObject, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { lessonKey, type NoteLesson, readQuote } from './note';
import { noteBegun, noteQuoted } from './state';

export interface TakingNotes {
  lesson: NoteLesson;
  player: RefObject<LessonPlayerHandle | null>;
  /** How many notes were begun in this lesson since the page was opened. */
  begun: number;
  /** Begins a note at the second that plays; the video waits for it. */
  take(): void;
  /** The note is stored, or given up. */
  finish(): void;
}

/** Takes notes on the lesson of a player. */
export function useTakingNotes(lesson: NoteLesson, player: RefObject<LessonPlayerHandle | null>): TakingNotes {
  const dispatch = useDispatch();
  const key = lessonKey(lesson);
  const [begun, setBegun] = useState({ key, times: 0 });
  const isWaiting = useRef(false);
  const times = begun.key === key ? begun.times : 0;

  const begin = async (video: LessonPlayerHandle) => {
    const seconds = Math.floor(video.currentTime());
    isWaiting.current ||= video.isPlaying();
    video.pause();
    dispatch(noteBegun(key, seconds));
    setBegun({ key, times: times + 1 });
    const quote = readQuote(await video.captionAt(seconds));
    if (quote) dispatch(noteQuoted(key, seconds, quote));
  };
  return {
    lesson,
    player,
    begun: times,
    take: () => void (player.current && begin(player.current)),
    finish() {
      if (isWaiting.current) player.current?.play();
      isWaiting.current = false;
    },
  };
}
