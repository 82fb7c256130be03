import { createContext, useContext, useEffect, useRef } from 'react';

interface Gatherer {
  /** Reports a failure with what repeats it; returns the function that takes it back. */
  add(retry: () => void): () => void;
  /** Announces that the page has a place for the one error; returns the function that takes it back. */
  addPlace(): () => void;
  /** The page shows one error for all. */
  isMany: boolean;
  /** Repeats whatever has failed. */
  retryAll(): void;
}

/** Null outside a page, where each failure is shown on its own. */
export const Gathering = createContext<Gatherer | null>(null);

/** Reports a failed block to its page; returns whether the page shows the failure. `retry` null: not a block. */
export function useGathered(retry: (() => void) | null): boolean {
  const gatherer = useContext(Gathering);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const add = gatherer?.add;
  const isBlock = retry !== null;
  useEffect(() => (isBlock && add ? add(() => latest.current?.()) : undefined), [isBlock, add]);
  return isBlock && (gatherer?.isMany ?? false);
}
