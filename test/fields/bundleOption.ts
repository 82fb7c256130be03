/** Option of a bundle, and item of the cart: which screen shows each field. */
import { cartItemAdded } from '@/domain/cart/state';
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const option = {
  id: 908,
  type: 'course',
  name: 'Light and lenses',
  frequency: 'At any hour',
  price: 310,
  displayPrice: 'HK$310 alone',
  lessonCount: 14,
  totalLessonsDurationTime: 15_600,
  thumbnailUrl: '/media/lenses.svg',
} as const;

const bundle = (items: readonly (typeof option)[] = [], bundleId = 3803, offers = [option]): Screen => ({
  at: '/en-hk/bundle/3803',
  responses: {
    checkout: { checkoutCollection: { id: 3803, name: 'Pick your own', kind: 'bundle' } },
    checkoutBundle: { bundleOptions: offers },
  },
  act: ({ dispatch }) => {
    for (const item of items) dispatch(cartItemAdded(bundleId, item));
  },
});

const offered = bundle();

const optionProofs: Proofs = {
  id: [offered, 'href="/en-hk/course/908"'],
  type: [offered, 'href="/en-hk/course/908"'],
  name: [offered, 'Light and lenses'],
  frequency: [offered, 'At any hour'],
  displayPrice: [offered, 'HK$310 alone'],
  lessonCount: [offered, '14 lessons'],
  totalLessonsDurationTime: [offered, '4 h 20 min'],
  thumbnailUrl: [offered, 'src="/media/lenses.svg"'],
};

const chosen = bundle([option]);
const cheaper = { ...option, price: 300 as 310 };

const cartProofs: Readonly<Record<string, readonly [Screen, string, Screen]>> = {
  'info.bundleId': [chosen, 'Remove Light and lenses', bundle([option], 3804)],
  items: [chosen, 'Remove Light and lenses', offered],
  'items.price': [chosen, '>HK$310<', bundle([cheaper], 3803, [cheaper])],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Bundle option, and item of the cart',
    from: ['checkoutBundle', 'bundleOptions'],
    proofs: optionProofs,
    schemas: { bundleOptionSchema: '' },
  },
  { name: 'Bundle cart', proofs: cartProofs },
];

export const exemptions: Exemptions = [['bundleOptionSchema', 'the sum of the cart', 'price']];
