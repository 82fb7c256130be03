/** Random collections with prices of all kinds, for property tests. */
import type { CartItem } from '@/domain/cart/state';
import type { BundleOption } from '@/shared/entities/bundleOption';
import { type CheckoutCollection, readCheckoutResponse } from '@/shared/entities/checkout';
import { createRandom, pickRandom, type Random, randomBetween, sampleRandom } from '~mocks/catalogue/random';

export interface Sale {
  /** Continues after the numbers that created the sale. */
  random: Random;
  collection: CheckoutCollection;
  /** The options of a bundle; empty for anything else. */
  options: BundleOption[];
  /** The chosen options: the right number, too few or too many. */
  picked: CartItem[];
  /** Epoch milliseconds, around the end of the early price. */
  now: number;
}

interface SaleOptions {
  kind?: 'single' | 'bundle' | 'prepack';
  id?: number;
  /** Epoch milliseconds. */
  now?: number;
  /** Exactly as many are chosen as required. */
  isComplete?: boolean;
}

const noon = Date.parse('2026-11-20T12:00:00Z');

export const saleSeeds = (count: number): string[] => Array.from({ length: count }, (_, index) => `sale ${index}`);

/** Returns null, 0, a small or a large amount; with cents if the currency has them. */
function amount(random: Random, currency: string, most = 2000): number | null {
  const dice = random();
  if (dice < 0.2) return null;
  if (dice < 0.35) return 0;
  const whole = randomBetween(random, 1, dice < 0.6 ? 40 : most);
  return currency === 'SGD' ? whole + randomBetween(random, 0, 99) / 100 : whole;
}

function planOf(random: Random, index: number, currency: string) {
  const method = (platform: string) => ({
    id: `m${index}-${platform}`,
    platform,
    currency,
    price: amount(random, currency),
    introductoryPrice: amount(random, currency),
    renewable: random() < 0.4,
  });
  return {
    id: `p${index}`,
    name: `Plan ${index}`,
    isFocus: random() < 0.3,
    billingCyclePerMonths: pickRandom(random, [0, 1, 3, 12]),
    preDiscountPrice: amount(random, currency),
    paymentMethods: sampleRandom(random, ['ios', 'web'], randomBetween(random, 1, 2)).map(method),
  };
}

/** Returns a random sale; the same seed returns the same sale. */
export function randomSale(seed: string, chosen: SaleOptions = {}): Sale {
  const random = createRandom(seed);
  const {
    id = 9001,
    kind = pickRandom(random, ['single', 'bundle', 'bundle', 'prepack'] as const),
    now = noon,
  } = chosen;
  const plans = randomBetween(random, kind === 'bundle' ? 0 : 1, 3);
  // Without a plan it is paid in the region's currency.
  const currency = plans === 0 ? 'HKD' : pickRandom(random, ['HKD', 'SGD']);
  const required = random() < 0.7 ? randomBetween(random, 1, 4) : null;
  const ends = random() < 0.5 ? now + randomBetween(random, -5, 5) * 60_000 : null;
  const options = Array.from(
    { length: kind === 'bundle' ? randomBetween(random, 4, 8) : 0 },
    (_, index): BundleOption => ({
      id: index + 1,
      type: 'course',
      name: `Course ${index + 1}`,
      frequency: '',
      price: random() < 0.9 ? (amount(random, currency, 900) ?? 300) : null,
      displayPrice: '',
      lessonCount: 4,
      totalLessonsDurationTime: 600,
      thumbnailUrl: null,
    }),
  );
  const count = chosen.isComplete ? (required ?? 2) : randomBetween(random, 0, 5);
  const { checkoutCollection } = readCheckoutResponse({
    checkoutCollection: {
      id,
      name: `Sale ${seed}`,
      kind,
      courseId: kind === 'single' ? 1 : null,
      contents: { courses: kind === 'single' ? [] : [{ id: 1, title: 'Course 1', lessonsAmount: 4 }] },
      plans: Array.from({ length: plans }, (_, index) => planOf(random, index, currency)),
      requiredOptionsCount: kind === 'bundle' ? required : null,
      presalePrice: random() < 0.5 ? amount(random, currency) : null,
      presaleExpiredAt: ends === null ? null : new Date(ends).toISOString(),
      isPresaleExpired: random() < 0.2,
    },
  });
  return { random, collection: checkoutCollection, options, picked: sampleRandom(random, options, count), now };
}
