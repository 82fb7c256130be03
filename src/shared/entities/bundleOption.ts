/** An option of a bundle. In a module of its own, since the cart parses stored options before any page loads. */
import * as v from 'valibot';
import { amount, id, integer, optionalText, requiredText, text } from './fields';
import { shape } from './read';

export const bundleOptionTypes = ['course', 'live_topic', 'group_pass'] as const;

/** `price` in the major unit, `displayPrice` shown as is, duration in seconds. */
export const bundleOptionSchema = shape({
  id,
  type: v.picklist(bundleOptionTypes),
  name: requiredText,
  frequency: text,
  price: amount,
  displayPrice: text,
  lessonCount: integer,
  totalLessonsDurationTime: integer,
  thumbnailUrl: optionalText,
});
export type BundleOption = v.InferOutput<typeof bundleOptionSchema>;
