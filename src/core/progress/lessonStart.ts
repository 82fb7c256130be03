/** How a lesson was come to; it travels in the history entry of its page. */

export interface LessonStart {
  /** Plays at once: the countdown of the lesson before led here, or its button. */
  readonly autoPlay: boolean;
  /** The countdown did, by itself. */
  readonly isAutoPlay: boolean;
}

/** The history state to navigate to the next lesson with, from a player's `onGo(isAutoPlay)`. */
export const startState = (isAutoPlay: boolean) => ({ autoPlay: isAutoPlay ? 'countdown' : 'button' }) as const;

/** Reads it back. An entry that is shown again, after Back or a reload, starts nothing by itself. */
export function readStart(state: unknown, isNewEntry: boolean): LessonStart {
  const by = typeof state === 'object' && state !== null && 'autoPlay' in state && isNewEntry ? state.autoPlay : null;
  return { autoPlay: by === 'countdown' || by === 'button', isAutoPlay: by === 'countdown' };
}
