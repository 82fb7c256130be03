/** How a lesson was opened; stored in the history entry of its page. */

export interface LessonStart {
  /** Plays at once, where the browser allows it: opened by a press, or by the previous lesson's countdown. */
  readonly autoPlay: boolean;
  /** Opened by the countdown, without a press. */
  readonly isAutoPlay: boolean;
}

/** Returns the history state for navigating to a lesson that plays at once; `isAutoPlay`: without a press. */
export const createStartState = (isAutoPlay: boolean) => ({ autoPlay: isAutoPlay ? 'countdown' : 'button' }) as const;

/** Parses the history state. A history entry shown again, after Back or a reload, does not play automatically. */
export function readStart(state: unknown, isNewEntry: boolean): LessonStart {
  const by = typeof state === 'object' && state !== null && 'autoPlay' in state && isNewEntry ? state.autoPlay : null;
  return { autoPlay: by === 'countdown' || by === 'button', isAutoPlay: by === 'countdown' };
}
