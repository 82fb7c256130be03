import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { minute, useNow } from '@/core/clock/useNow';
import { useZone } from '@/core/clock/useZone';
import { selectLocale } from '@/core/locale/reducer';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { languageOf, regionOf, regions } from '@/shared/i18n/locales';
import { formatMoney } from '@/shared/lib/money';
import {
  billingPeriod,
  cardPlan,
  displayPrice,
  paymentMethodFor,
  planPriceList,
  pricePerLesson,
} from '@/shared/lib/price';
import { formatTime, formatWeekdayDate } from '@/shared/lib/time';
import { zoneNote } from '@/shared/lib/timeZone';
import type { PriceText } from '@/shared/ui/content/Price';
import { isSet } from './offer';

/** Languages that put no space after a full stop. */
const spaceless = new Set(['zh', 'ja']);

export interface ShownPrice extends PriceText {
  /** Which price this is, until when, and what comes after; empty when there is nothing to explain. */
  explanation: string;
}

/**
 * Prices in words for the current language: what is charged for a collection's card plan, struck and saved prices, the
 * billing period and, for detail pages, the sentence that explains them. Renders again each `step`, so that a presale that
 * ends is seen to end. Returns null for a collection without a price.
 */
export function usePrice(
  step: number = minute,
): (collection: CheckoutCollection | null, lessons?: number) => ShownPrice | null {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const now = useNow(step);
  const zone = useZone();

  return (collection, lessons = 0) => {
    const plan = collection && cardPlan(collection);
    const method = plan && paymentMethodFor(plan);
    if (!collection || !plan || !method) return null;
    const list = planPriceList(collection, plan, now);
    const shown = displayPrice(list);
    if (!shown) return null;

    const money = (amount: number) =>
      amount === 0 ? t('price.free') : formatMoney(amount, method.currency || method.displayCurrency, locale);
    const cycle = method.renewable ? billingPeriod(plan.billingCyclePerMonths) : null;
    const words = (of: 'price' | 'price.first') =>
      cycle && (cycle.key === 'everyMonths' ? t(`${of}.everyMonths`, { count: cycle.count }) : t(`${of}.${cycle.key}`));
    const choice = collection.kind === 'bundle' && collection.requiredOptionsCount;
    const per = words('price') || (choice && t('price.anyOf', { count: choice }));
    const [first, second] = list;

    const sentences: string[] = [];
    if (first?.type === 'introductory' && second && second.type !== 'cost')
      sentences.push(t('price.then', { price: [money(second.price), per].filter(Boolean).join(' ') }));
    if (first?.type === 'presale' && collection.presaleExpiredAt) {
      const { presaleExpiredAt } = collection;
      const date = formatWeekdayDate(presaleExpiredAt, locale, zone);
      const note = zoneNote(presaleExpiredAt, zone, regions[regionOf(locale)].timeZone);
      const time = [formatTime(presaleExpiredAt, zone), note].filter(Boolean).join(' ');
      sentences.push(t('price.presaleUntil', { date, time }));
      if (second?.type === 'base') sentences.push(t('price.after', { price: money(second.price) }));
    }
    const each = shown.isFree || isSet(collection) ? null : pricePerLesson(shown.charged, lessons, method.currency);
    if (each) sentences.push(t('price.perLesson', { price: money(each) }));

    return {
      now: money(shown.charged),
      free: shown.isFree,
      ...(shown.struck === null ? {} : { was: money(shown.struck) }),
      ...(shown.discountPercent === null ? {} : { save: t('price.save', { percent: shown.discountPercent }) }),
      ...(per && !shown.isFree ? { per: (first?.type === 'introductory' && words('price.first')) || per } : {}),
      explanation: sentences.join(spaceless.has(languageOf(locale)) ? '' : ' '),
    };
  };
}
