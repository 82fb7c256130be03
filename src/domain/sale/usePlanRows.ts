import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Plan } from '@/shared/entities/plan';
import { billingPeriod, paymentMethodFor } from '@/shared/lib/price';
import { formatDate, formatDateText } from '@/shared/lib/time';

export type PlanTerm = 'questions' | 'designated' | 'contract' | 'billing' | 'renewal' | 'lastDay' | 'until';

export interface PlanRow {
  key: PlanTerm;
  label: string;
  /** Null when the plan says nothing about it. */
  text: string | null;
}

/** Returns a function that lists the terms of a plan in words: the same rows, in the same order, for every plan. */
export function usePlanRows(): (
  subscriptionType: CheckoutCollection['subscriptionType'],
  plan: Plan,
) => readonly PlanRow[] {
  const { t } = useTranslation('checkout');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (subscriptionType, plan) => {
    const { questionQuota, designatedQuestion, contractPeriod, lastDay, expiredAt } = plan;
    const renews = paymentMethodFor(plan)?.renewable ?? false;
    const cycle = renews ? billingPeriod(plan.billingCyclePerMonths) : null;
    // The payment method has the price; a type of plan that cannot renew has no later charge.
    const isOnce = subscriptionType !== null && subscriptionType !== 'renewable';
    const renewal = renews ? t('plans.renews') : isOnce ? t('plans.once') : null;
    const questions = questionQuota === null ? t('plans.unlimited') : t('plans.quota', { count: questionQuota });
    const billed = cycle?.key === 'year' ? t('plans.yearly') : t('plans.billed', { count: plan.billingCyclePerMonths });
    const rows: [key: PlanTerm, text: string | null][] = [
      ['questions', questions],
      ['designated', designatedQuestion ? t('plans.yes') : null],
      ['contract', contractPeriod],
      ['billing', cycle && billed],
      ['renewal', renewal],
      ['lastDay', lastDay && formatDateText(lastDay, locale, zone)],
      ['until', expiredAt && formatDate(expiredAt, locale, zone)],
    ];
    return rows.map(([key, text]) => ({ key, label: t(`plans.${key}`), text: text || null }));
  };
}
