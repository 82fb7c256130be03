/** Field builders of the entities: each defines the default of an absent, null or wrongly typed value. */
import * as v from 'valibot';
import { cutText } from '@/shared/lib/cutText';
import { longestName, removeUnseen } from '@/shared/lib/unseen';
import { optionalListOf, orNull, reportDropped } from './parser';

/** Beyond any price, count or duration in seconds. A larger number has no exact sums, so it counts as none. */
const largestNumber = 1e12;
const nonNegative = v.pipe(v.number(), v.minValue(0), v.maxValue(largestNumber));

/** Characters of a text, which may be HTML; the rest is cut off. */
const longestText = 100_000;
function cut(value: string): string {
  if (value.length > longestText) reportDropped(`cut a text of ${value.length} characters`);
  return removeUnseen(cutText(value, longestText));
}

/** Required: a positive whole number. */
export const idField = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** A positive id; 0 when absent, which is no valid link target (a list turns 0 into a unique negative number). */
export const looseIdField = v.fallback(idField, 0);
export const optionalIdField = orNull(idField);

/** Required: text that is not blank, trimmed, of at most 10,000 characters. */
export const requiredTextField = v.pipe(
  v.string(),
  v.transform(removeUnseen),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(longestName),
);
/** Text, `''` by default; its first 100,000 characters. */
export const textField = v.fallback(v.pipe(v.string(), v.transform(cut)), '');
/** Text that is not blank (URLs included), else null. */
export const optionalTextField = orNull(requiredTextField);
export const textListField = optionalListOf(v.pipe(v.string(), v.transform(cut)));

/** Boolean, false by default. */
export const booleanField = v.fallback(v.boolean(), false);
/** Boolean, true by default. */
export const trueField = v.fallback(v.boolean(), true);

/** A whole number from 0 up (counts, durations and positions in seconds), 0 by default. */
export const integerField = v.fallback(v.pipe(nonNegative, v.transform(Math.trunc)), 0);
export const optionalIntegerField = orNull(v.pipe(nonNegative, v.transform(Math.trunc)));
/** A number from 0 up (ratings), 0 by default. */
export const decimalField = v.fallback(nonNegative, 0);
/** An amount in the major unit; null = there is no such price, 0 = free. */
export const amountField = orNull(nonNegative);
/** A number clamped to 0–1, 0 by default. */
export const progressField = v.fallback(
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(1, Math.max(0, value))),
  ),
  0,
);

const isoWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Years in which something of the product can be; others break calendars and formats. */
const firstInstant = Date.UTC(1970, 0);
const lastInstant = Date.UTC(3000, 0);

/** Required: an ISO 8601 instant with offset in the years 1970 to 2999, kept as a string. */
export const requiredInstantField = v.pipe(
  v.string(),
  v.check((value) => {
    const time = isoWithOffset.test(value) ? Date.parse(value) : Number.NaN;
    return time >= firstInstant && time < lastInstant;
  }),
);
/** An ISO 8601 instant with offset, else null. */
export const instantField = orNull(requiredInstantField);
