import { useEffect, useRef } from 'react';
import { keyOf } from '@/shared/duck/fetch';
import { agreedOf, type Offer } from '../agreement';

/** Milliseconds that a price stands before a press means it: a finger on its way cannot be stopped. */
export const timeToSee = 700;

const isChosenAnew = (one: Offer, other: Offer) =>
  one.plan?.id !== other.plan?.id || one.method?.id !== other.method?.id;

/**
 * Returns a function that returns the offer which the visitor has seen: the one before when a price has just changed by a
 * later response or by the end of an early price, and the present one otherwise, also when the visitor has chosen it.
 */
export function useSeenOffer(offer: Offer): () => Offer {
  const latest = useRef({ offer, seen: offer, since: Number.NEGATIVE_INFINITY });
  const seenAt = (time: number) =>
    time - latest.current.since < timeToSee ? latest.current.seen : latest.current.offer;

  useEffect(() => {
    const { offer: before } = latest.current;
    if (isChosenAnew(before, offer)) latest.current = { offer, seen: offer, since: Number.NEGATIVE_INFINITY };
    else if (keyOf(agreedOf(before)) !== keyOf(agreedOf(offer))) {
      const time = performance.now();
      latest.current = { offer, seen: seenAt(time), since: time };
    }
  });
  return () => seenAt(performance.now());
}
