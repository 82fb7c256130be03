/** Checkout collection and its contents: which screen shows each field. */
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const student = 'student@lantern.example';

/** Returns a plan of a price. */
export const createPlan = (price: number) => ({
  id: 'plan-1',
  name: 'The set',
  paymentMethods: [{ id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price }],
});

export const pack: Screen = {
  at: '/en-hk/prepack/3802',
  responses: {
    checkout: {
      checkoutCollection: {
        id: 3802,
        name: 'The whole winter',
        description: '<p>For cold days</p>',
        picture: { largeUrl: '/media/winter.svg' },
        presalePrice: 2490,
        presaleExpiredAt: '2026-12-01T20:00:00+08:00',
        kind: 'prepack',
        plans: [{ ...createPlan(2990), description: '<p>Until spring</p>' }],
        contents: {
          courses: [
            {
              id: 907,
              title: 'Snow and ice',
              picture: { mediumUrl: '/media/snow.svg' },
              lessonsAmount: 12,
              totalLessonsDuration: 9000,
              instructors: [{ id: 61, name: 'Vera Lam' }],
              averageRate: 4.2,
              ratingCount: 67,
            },
          ],
          liveTopics: [
            {
              id: 977,
              name: 'Winter maths live',
              frequency: 'Every Sunday',
              instructors: [{ id: 62, name: 'Ben Lo' }],
              pictureUrl: '/media/winter-maths.svg',
            },
          ],
          groupPasses: [{ id: 41, name: 'Ten study rooms', lessonsAmount: 10, pictureUrl: '/media/rooms.svg' }],
        },
      },
    },
  },
};

/** Keyed by a course (`contentCheckouts` of the course page) and by a topic (`topicCheckout`) they are proved there. */
const contentsProofs: Proofs = {
  'courses.id': [pack, 'href="/en-hk/course/907"'],
  'courses.title': [pack, 'Snow and ice'],
  'courses.picture': [pack, 'src="/media/snow.svg"'],
  'courses.lessonsAmount': [pack, '12 lessons'],
  'courses.totalLessonsDuration': [pack, '2 h 30 min'],
  'courses.instructors.name': [pack, 'Vera Lam'],
  'courses.averageRate': [pack, '>4.2<'],
  'courses.ratingCount': [pack, '(67)'],
  'liveTopics.id': [pack, 'href="/en-hk/regular-class/topics/977"'],
  'liveTopics.name': [pack, 'Winter maths live'],
  'liveTopics.frequency': [pack, 'Every Sunday'],
  'liveTopics.instructors.name': [pack, 'Ben Lo'],
  'liveTopics.pictureUrl': [pack, 'src="/media/winter-maths.svg"'],
  'groupPasses.name': [pack, 'Ten study rooms'],
  'groupPasses.lessonsAmount': [pack, '10 sessions'],
  'groupPasses.pictureUrl': [pack, 'src="/media/rooms.svg"'],
};

const packProofs: Proofs = {
  name: [pack, '<h1>The whole winter</h1>'],
  description: [pack, 'For cold days'],
  picture: [pack, '/media/winter.svg'],
  presalePrice: [pack, 'HK$2,490'],
  presaleExpiredAt: [pack, 'Early-bird price until Tue, 1 Dec, 8:00 PM.'],
};

const checkout = (subscriptionType: string | null, renewable = false): Screen => {
  const method = { id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price: 480, renewable };
  return {
    at: '/en-hk/purchase/single/3901',
    as: student,
    responses: {
      checkout: {
        checkoutCollection: {
          id: 3901,
          name: 'Course alone',
          kind: 'single',
          courseId: 901,
          ...(subscriptionType ? { subscriptionType } : {}),
          plans: [{ id: 'plan-1', name: 'One course', paymentMethods: [method] }],
        },
      },
    },
  };
};

/** Whether a payment renews. */
const subscriptionProofs: Readonly<Record<string, readonly [Screen, string | RegExp, Screen]>> = {
  renewable: [checkout('renewable', true), /Auto-renewal<.*Yes, until you cancel/s, checkout('renewable')],
  consumable: [checkout('consumable'), 'No, one-off payment', checkout(null)],
  nonRenewable: [checkout('nonRenewable'), 'No, one-off payment', checkout('nonRenewable', true)],
  prepack: [checkout('prepack'), 'No, one-off payment', checkout(null)],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Checkout collection',
    from: ['checkout', 'checkoutCollection'],
    proofs: packProofs,
    schemas: { checkoutCollectionSchema: '' },
  },
  {
    name: 'Contents of a checkout collection',
    from: ['checkout', 'checkoutCollection.contents'],
    proofs: contentsProofs,
    schemas: { courseSummarySchema: 'courses', topicSummarySchema: 'liveTopics', groupPassSchema: 'groupPasses' },
  },
  { name: 'Subscription type', proofs: subscriptionProofs, schemas: { paymentMethodSchema: '' } },
  { name: 'Card of the type', proofs: { group_pass: [pack, 'Ten study rooms'] } },
];

export const exemptions: Exemptions = [
  [
    'checkoutCollectionSchema',
    'the checkout: `subscriptionProofs`, `contentsProofs`, `opened.test.tsx`',
    'bundles contents kind subscriptionType',
  ],
  [
    'checkoutCollectionSchema',
    'what is bought and how it is offered: `src/domain/sale`, `BundlePage.test.tsx`, `ownership.test.tsx`',
    'courseId enrollStatus hasMorePlans id isPresaleExpired liveTopicId requiredOptionsCount',
  ],
  ['offeredBundleSchema', 'a card of a group of bundles: `BundlePage.test.tsx`', 'courseAmount id name picture'],
];
