import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { formatMoney } from '@/shared/lib/money';
import { billingPeriod } from '@/shared/lib/price';
import type { Renewal } from './quote';

/**
 * Returns a function that says how often and for how much something renews; '' when nothing is charged later. `currency`
 * is that of the renewal's price.
 */
export function useRenewalText(): (renewal: Renewal | null, currency: string) => string {
  const { t } = useTranslation('purchase');
  const locale = useSelector(selectLocale);
  return (renewal, currency) => {
    if (!renewal) return '';
    const cycle = billingPeriod(renewal.months);
    if (!cycle || renewal.price === null) return t('renews.some');
    const price = formatMoney(renewal.price, currency, locale);
    return cycle.key === 'everyMonths'
      ? t('renews.everyMonths', { count: cycle.count, price })
      : t(`renews.${cycle.key}`, { price });
  };
}
