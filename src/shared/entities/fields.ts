/** Field builders of the entities: each defines the default of an absent, null or wrongly typed value. */
import * as v from 'valibot';
import { list, maybe } from './read';

const nonNegative = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Required: a positive whole number. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** A positive id; 0 when absent, which is no valid link target (a list turns 0 into a unique negative number). */
export const looseId = v.fallback(id, 0);
export const optionalId = maybe(id);

/** Required: text that is not blank, trimmed. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Text, `''` by default. */
export const text = v.fallback(v.string(), '');
/** Text that is not blank (URLs included), else null. */
export const optionalText = maybe(requiredText);
export const texts = list(v.string());

/** Boolean, false by default. */
export const flag = v.fallback(v.boolean(), false);
/** Boolean, true by default. */
export const flagOn = v.fallback(v.boolean(), true);

/** A whole number from 0 up (counts, durations and positions in seconds), 0 by default. */
export const integer = v.fallback(v.pipe(nonNegative, v.transform(Math.trunc)), 0);
export const optionalInteger = maybe(v.pipe(nonNegative, v.transform(Math.trunc)));
/** A number from 0 up (ratings), 0 by default. */
export const decimal = v.fallback(nonNegative, 0);
/** An amount in the major unit; null = there is no such price, 0 = free. */
export const amount = maybe(nonNegative);
/** A number clamped to 0–1, 0 by default. */
export const progress = v.fallback(
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(1, Math.max(0, value))),
  ),
  0,
);

const isoWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Required: an ISO 8601 instant with offset, kept as a string. */
export const requiredInstant = v.pipe(
  v.string(),
  v.check((value) => isoWithOffset.test(value) && !Number.isNaN(Date.parse(value))),
);
/** An ISO 8601 instant with offset, else null. */
export const instant = maybe(requiredInstant);
