import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { orderTotal } from '@/core/checkout/total';
import { useSaleTime } from '@/core/checkout/useSaleTime';
import { selectLocale, selectRegion } from '@/core/locale/reducer';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { formatMoney } from '@/shared/lib/money';
import { cardPlan, displayPrice, paymentMethodFor } from '@/shared/lib/price';
import type { CartItem } from './state';

export interface ShownTotal {
  /** "HK$1,180". */
  now: string;
  was: string | undefined;
  free: boolean;
  /** "HK$320", what it costs less than its items apart; '' where it does not. */
  saving: string;
}

/** What the chosen items cost together by the plan in front, in words; null while no price is known. */
export function useBundleTotal(collection: CheckoutCollection, items: readonly CartItem[]): ShownTotal | null {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const { currency: regionCurrency } = regions[useSelector(selectRegion)];
  const { now } = useSaleTime(collection);
  const plan = cardPlan(collection);
  const total = orderTotal(collection, { plan, method: plan && paymentMethodFor(plan), items, now, regionCurrency });
  const price = displayPrice(total?.list ?? []);
  if (!total || !price) return null;
  const money = (amount: number) => formatMoney(amount, total.currency, locale);
  return {
    now: price.isFree ? t('price.free') : money(price.charged),
    was: price.struck === null ? undefined : money(price.struck),
    free: price.isFree,
    saving: total.saving === null ? '' : money(total.saving),
  };
}
