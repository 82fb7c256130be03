/** An option of a bundle. In a module of its own, since the cart parses stored options before any page loads. */
import * as v from 'valibot';
import { amountField, idField, integerField, optionalTextField, requiredTextField, textField } from './fields';
import { objectOf } from './parser';

export const bundleOptionTypes = ['course', 'live_topic', 'group_pass'] as const;

/** `price` in the major unit, `displayPrice` shown as is, duration in seconds. */
export const bundleOptionSchema = objectOf({
  id: idField,
  type: v.picklist(bundleOptionTypes),
  name: requiredTextField,
  frequency: textField,
  price: amountField,
  displayPrice: textField,
  lessonCount: integerField,
  totalLessonsDurationTime: integerField,
  thumbnailUrl: optionalTextField,
});
export type BundleOption = v.InferOutput<typeof bundleOptionSchema>;
