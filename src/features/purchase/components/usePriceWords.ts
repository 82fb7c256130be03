import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { usePrice } from '@/core/checkout/usePrice';
import { selectLocale } from '@/core/locale/reducer';
import { formatMoney } from '@/shared/lib/money';
import { billingPeriod } from '@/shared/lib/price';
import { type Offer, renewalOf } from '../offer';
import type { ShownPurchase } from '../usePurchase';

/** An amount in words. */
export function useMoney(): (amount: number, currency: string) => string {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  return (amount, currency) => (amount === 0 ? t('price.free') : formatMoney(amount, currency, locale));
}

interface PriceWords {
  charged: string;
  /** "a month"; undefined where it is paid once. */
  per: string | undefined;
  /** Which price it is, until when, what comes after; '' where there is nothing to explain. */
  explanation: string;
  /** That it renews by itself, how often and for how much; '' where it does not. */
  renewal: string;
}

/** What an offer comes to, in words. */
export function usePriceWords({ collection, contents, step }: ShownPurchase, offer: Offer): PriceWords {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const { plan, method, total } = offer;
  const priceOf = usePrice(step);
  const lessons = contents.reduce((sum, item) => sum + item.lessons, 0);
  const shown =
    plan &&
    method &&
    priceOf({ ...collection, plans: [{ ...plan, paymentMethods: [method] }] }, method.renewable ? 0 : lessons);
  const renewal = renewalOf(offer);
  const cycle = renewal && billingPeriod(renewal.months);
  const price = renewal ? money(renewal.price, total.currency) : '';
  return {
    charged: money(total.charged, total.currency),
    per: cycle ? (shown?.per ?? undefined) : undefined,
    explanation: shown?.explanation ?? '',
    renewal: !cycle
      ? ''
      : cycle.key === 'everyMonths'
        ? t('renews.everyMonths', { count: cycle.count, price })
        : t(`renews.${cycle.key}`, { price }),
  };
}
