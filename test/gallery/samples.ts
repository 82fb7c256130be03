import { type Locale, regionOf, regions } from '@/shared/i18n/locales';
import { formatMoney } from '@/shared/lib/money';
import { formatTime } from '@/shared/lib/time';
import type { PriceText } from '@/shared/ui/content/Price';
import type { Catalogue } from '~mocks/catalogue/catalogueTypes';
import { createContext } from '~mocks/catalogue/compose/context';
import type { Course } from '~mocks/catalogue/courseTypes';
import type { LiveTopic } from '~mocks/catalogue/liveTopicTypes';
import { buildOwn } from '~mocks/db/catalogues';

/** Content of a region's catalogue in one of its languages, for specimens that look like the app. */
export interface Samples {
  locale: Locale;
  catalogue: Catalogue;
  /** Null for free items. */
  price(item: Course | LiveTopic): PriceText | null;
  /** Converts Hong Kong dollars to the region's prices. */
  money(amount: number): string;
  /** "7:30 PM" of a topic's next class. */
  time(topic: LiveTopic): string;
  /** The covers of lit classes have a file of their own. */
  lit(topic: LiveTopic): string;
  teacher(item: Course | LiveTopic): string;
}

export function samplesOf(locale: Locale, now: number): Samples {
  const region = regionOf(locale);
  const { currency, timeZone } = regions[region];
  const catalogue = buildOwn(region, locale, now);
  const own = (amount: number) => formatMoney(amount, currency, locale);
  const context = createContext(region, locale, now);
  return {
    locale,
    catalogue,
    money: (amount) => own(context.price(amount)),
    price({ collectionId }) {
      const plan = catalogue.collections.find(({ id }) => id === collectionId)?.plans[0];
      const charged = plan?.paymentMethods[0]?.price ?? 0;
      const before = plan?.preDiscountPrice ?? null;
      if (charged === 0) return null;
      return {
        now: own(charged),
        ...(before !== null && before > charged ? { was: own(before) } : {}),
      };
    },
    time(topic) {
      const next = topic.lessons.find(({ startMs }) => startMs > now) ?? topic.lessons[0];
      return next ? formatTime(new Date(next.startMs).toISOString(), timeZone) : '';
    },
    lit: (topic) => topic.pictureUrl.replace(/\.svg$/, '-lit.svg'),
    teacher: ({ instructorIds }) => catalogue.instructors.find(({ id }) => id === instructorIds[0])?.name ?? '',
  };
}
