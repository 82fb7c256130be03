import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { languageOf, regionOf, regions } from '@/shared/i18n/locales';
import { formatMoney, roundMoney } from '@/shared/lib/money';
import { billingPeriod, pricePerLesson } from '@/shared/lib/price';
import { formatTime, formatWeekdayDate } from '@/shared/lib/time';
import { zoneNote } from '@/shared/lib/timeZone';
import type { PriceText } from '@/shared/ui/content/Price';
import { isEarlyPrice, isFree, isStartingPrice, type Quote } from './quote';
import { isBundleLike } from './sale';

/** Languages without a space after a full stop. */
const spaceless = new Set(['zh', 'ja']);

/** Returns a function that formats a charge: "Free" only when no renewal follows, else the amount, "HK$0" included. */
export function useChargedText(): (quote: Pick<Quote, 'charged' | 'currency' | 'renewal'>) => string {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  return (quote) => (isFree(quote) ? t('price.free') : formatMoney(quote.charged, quote.currency, locale));
}

/** Stands for the amount in a text, so that the words before and after it can be told apart. */
const amount = '\uFFFC';

export interface QuoteWords extends PriceText {
  free: boolean;
  /** Whether it renews: the price of each following period is in `per`. */
  renews: boolean;
  /** Whether it is an early price. */
  early: boolean;
  /** Price of one lesson or item, end of an early price, and the price after it; '' when there is nothing to explain. */
  explanation: string;
  /** The amount saved, "HK$180"; '' when nothing is. */
  saving: string;
  /** "Separately: HK$1,100"; '' when that is unknown or more than the bundle. */
  separately: string;
}

/**
 * Returns a function that formats a quote in the current language. `lessons`: how many are bought, for the price per
 * lesson; 0 omits it. A first period that costs less reads "First month HK$128 then HK$171 a month", or "First month
 * free": nothing is struck through, since the later price has not been asked for the same month.
 */
export function useQuoteWords(): (collection: CheckoutCollection, quote: Quote, lessons?: number) => QuoteWords {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const chargedText = useChargedText();

  return (collection, quote, lessons = 0) => {
    const { charged, currency, discount, renewal, separately } = quote;
    const money = (amount: number) => formatMoney(amount, currency, locale);
    const cycle = renewal && billingPeriod(renewal.months);
    const words = (of: 'every' | 'first' | 'firstFree', price: string) => {
      if (!cycle) return price;
      if (cycle.key === 'everyMonths') return t(`price.${of}.everyMonths`, { price, count: cycle.count });
      return t(`price.${of}.${cycle.key}`, { price });
    };
    const isStarting = isStartingPrice(quote);
    const isFirstFree = isStarting && charged === 0 && cycle !== null;
    const later = renewal?.price ? t('price.later', { price: words('every', money(renewal.price)) }) : '';
    const choice = collection.kind === 'bundle' && collection.requiredOptionsCount;
    const [before = '', after = ''] = words(isStarting ? 'first' : 'every', amount).split(amount);

    const per = () => {
      if (isStarting) return later;
      return after.trim() || (choice && t('price.anyOf', { count: choice }));
    };
    const early = () => {
      const { presaleExpiredAt } = collection;
      if (!isEarlyPrice(quote) || !presaleExpiredAt) return '';
      const date = formatWeekdayDate(presaleExpiredAt, locale, zone);
      const note = zoneNote(presaleExpiredAt, zone, regions[regionOf(locale)].timeZone);
      return t('price.presaleUntil', {
        date,
        time: [formatTime(presaleExpiredAt, zone), note].filter(Boolean).join(' '),
      });
    };
    const afterEarly = () => {
      const base = quote.list.find(({ type }) => type === 'base');
      return isEarlyPrice(quote) && !isStarting && base ? t('price.after', { price: money(base.price) }) : '';
    };
    const { liveTopics, groupPasses } = collection.contents;
    const isClass = collection.liveTopicId !== null || liveTopics.length + groupPasses.length > 0;
    const each = renewal || isBundleLike(collection) ? null : pricePerLesson(charged, lessons, currency);
    const ofChoice = choice && choice > 1 && collection.plans.length > 0 && !renewal;
    const sentences = [
      // Beside the prices of the single items.
      ofChoice && charged > 0 ? t('price.perItem', { price: money(roundMoney(charged / choice, currency)) }) : '',
      // Before any later price, which it could be read as a part of.
      each ? t(`price.${isClass ? 'perSession' : 'perLesson'}`, { price: money(each) }) : '',
      early(),
      afterEarly(),
    ];
    const [perText, isShownFree] = [per(), isFree(quote)];

    return {
      now: isFirstFree ? words('firstFree', '') : chargedText(quote),
      free: isShownFree,
      renews: renewal !== null,
      early: isEarlyPrice(quote),
      ...(before.trim() && !isFirstFree ? { before: before.trim() } : {}),
      ...(discount && !isStarting ? { was: money(discount.before) } : {}),
      ...(discount?.percent && !isStarting ? { save: t('price.save', { percent: discount.percent }) } : {}),
      ...(perText && !isShownFree ? { per: perText } : {}),
      explanation: sentences.filter(Boolean).join(spaceless.has(languageOf(locale)) ? '' : ' '),
      saving: discount ? money(discount.saved) : '',
      separately: separately === null ? '' : t('price.oneByOne', { price: money(separately) }),
    };
  };
}
