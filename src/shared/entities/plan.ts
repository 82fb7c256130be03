/** Plans (unlimited or special pass) and their payment methods. */
import type * as v from 'valibot';
import {
  amountField,
  booleanField,
  instantField,
  integerField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from './fields';
import { objectOf, oneOf, optionalListOf } from './parser';

/** Prices in the major unit of `currency` (ISO 4217, `''` when absent). */
export const paymentMethodSchema = objectOf({
  id: textField,
  platform: textField,
  currency: textField,
  displayCurrency: textField,
  introductoryPrice: amountField,
  price: amountField,
  renewable: booleanField,
});
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

export const planTypes = ['unlimited', 'special_pass'] as const;

/** `questionQuota` null = unlimited; `billingCyclePerMonths` 0 = not billed periodically. */
export const planSchema = objectOf({
  id: textField,
  name: textField,
  longDescription: textField,
  description: textField,
  questionQuota: optionalIntegerField,
  designatedQuestion: booleanField,
  isFocus: booleanField,
  highlight: optionalTextField,
  planType: oneOf(planTypes, null),
  contractPeriod: optionalTextField,
  billingCyclePerMonths: integerField,
  hasMorePlans: booleanField,
  paymentMethods: optionalListOf(paymentMethodSchema),
  preDiscountPrice: amountField,
  expiredAt: instantField,
  lastDay: optionalTextField,
});
export type Plan = v.InferOutput<typeof planSchema>;
