import { RequestError } from './AppError';

/** Repeats a read without a response: at most twice, with growing jittered pauses, and never after an abort. */

/** Pauses in milliseconds before the second and the third attempt; up to half of each is added as jitter. */
const pauses = [500, 1500];

export interface RetryOptions {
  signal: AbortSignal;
  /** Resolves after the given milliseconds, or as soon as the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, for the jitter. */
  random: () => number;
  /** Called before each further attempt; returns false when the response is no longer needed. */
  isWanted: () => boolean;
  /** Called after each attempt without a response. */
  onUnanswered?: () => void;
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof RequestError && (error.error.kind === 'network' || error.error.kind === 'timeout');

export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnanswered(error) || !options.isWanted()) throw error;
      options.onUnanswered?.();
      await options.wait(pause * (1 + options.random() / 2), options.signal);
      if (options.signal.aborted || !options.isWanted()) throw error;
    }
  }
  return attempt();
}

export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
