import type { CheckoutCollection } from '../checkoutTypes.ts';
import type { PlanText } from '../curriculum.ts';
import type { PaymentMethod, Plan } from '../planTypes.ts';
import type { Context } from './context.ts';

export interface PlanSource {
  id: string;
  text: PlanText;
  /** In the region's own money. */
  price: number;
  introductoryPrice?: number;
  preDiscountPrice?: number;
  /** Billing cycle; absent = paid once. */
  months?: number;
  isFocus?: boolean;
  hasMorePlans?: boolean;
  questionQuota?: number;
  designatedQuestion?: boolean;
  planType?: Plan['planType'];
  expiredMs?: number;
}

const platforms = ['web', 'ios', 'android'] as const;

/** Returns one method per platform; the web's price is the base, the phones' shops add a little. */
function composeMethods(context: Context, { id, price, introductoryPrice, months }: PlanSource): PaymentMethod[] {
  const { currency } = context.row;
  return platforms.map((platform) => ({
    id: `${id}-${platform}`,
    platform,
    currency,
    displayCurrency: currency,
    price: platform === 'web' ? price : Math.round(price * 1.1),
    introductoryPrice: introductoryPrice ?? null,
    renewable: months !== undefined,
  }));
}

export function composePlan(context: Context, source: PlanSource): Plan {
  const { id, text, months, planType = 'unlimited' } = source;
  return {
    id,
    name: text.name,
    description: text.description,
    longDescription: text.longDescription,
    planType,
    questionQuota: source.questionQuota ?? null,
    designatedQuestion: source.designatedQuestion ?? false,
    isFocus: source.isFocus ?? false,
    highlight: source.isFocus ? text.highlight : null,
    contractPeriod: months === undefined ? null : text.contractPeriod,
    lastDay: source.expiredMs === undefined ? null : text.lastDay,
    billingCyclePerMonths: months ?? 0,
    hasMorePlans: source.hasMorePlans ?? false,
    paymentMethods: composeMethods(context, source),
    preDiscountPrice: source.preDiscountPrice ?? null,
    expiredMs: source.expiredMs ?? null,
  };
}

/** Defaults of a collection: no content, no choice, no early price. */
export const plainCollection = {
  courseId: null,
  liveTopicId: null,
  courseIds: [],
  liveTopicIds: [],
  groupPasses: [],
  plans: [],
  bundleIds: [],
  requiredOptionsCount: null,
  presalePrice: null,
  presaleExpiredMs: null,
} satisfies Partial<CheckoutCollection>;
