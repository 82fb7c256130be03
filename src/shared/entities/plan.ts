/** Plans (unlimited or special pass) and their payment methods. */
import type * as v from 'valibot';
import { amount, flag, instant, integer, optionalInteger, optionalText, text } from './fields';
import { list, oneOf, shape } from './read';

/** Prices in the major unit of `currency` (ISO 4217, `''` when absent). */
export const paymentMethodSchema = shape({
  id: text,
  platform: text,
  currency: text,
  displayCurrency: text,
  introductoryPrice: amount,
  price: amount,
  renewable: flag,
});
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

export const planTypes = ['unlimited', 'special_pass'] as const;

/** `questionQuota` null = unlimited; `billingCyclePerMonths` 0 = not billed periodically. */
export const planSchema = shape({
  id: text,
  name: text,
  longDescription: text,
  description: text,
  questionQuota: optionalInteger,
  designatedQuestion: flag,
  isFocus: flag,
  highlight: optionalText,
  planType: oneOf(planTypes, null),
  contractPeriod: optionalText,
  billingCyclePerMonths: integer,
  hasMorePlans: flag,
  paymentMethods: list(paymentMethodSchema),
  preDiscountPrice: amount,
  expiredAt: instant,
  lastDay: optionalText,
});
export type Plan = v.InferOutput<typeof planSchema>;
