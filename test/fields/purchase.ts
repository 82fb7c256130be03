/** Bundles, the cart and the user's settings: which screen shows each field. */
import { cartItemAdded } from '@/domain/cart/state';
import type { Data, Proofs, Screen } from './proof';

const student = 'student@lantern.example';
const priced = (price: number) => ({
  id: 'plan-1',
  name: 'The set',
  paymentMethods: [{ id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price }],
});

const home: Screen = {
  at: '/en-hk',
  responses: {
    homeContent: {
      bundles: [
        {
          id: 3801,
          name: 'Science in a box',
          courseAmount: 6,
          picture: { mediumUrl: '/media/box.svg' },
          checkoutCollection: { id: 3801, name: 'Science in a box', kind: 'bundle', plans: [priced(1990)] },
        },
      ],
    },
  },
};

export const bundleProofs: Proofs = {
  id: [home, 'href="/en-hk/bundle/3801"'],
  name: [home, 'Science in a box'],
  courseAmount: [home, /\b6 (courses|to choose from)/],
  picture: [home, 'src="/media/box.svg"'],
  checkoutCollection: [home, 'HK$1,990'],
};

const pack: Screen = {
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
        plans: [{ ...priced(2990), description: '<p>Until spring</p>' }],
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
export const contentsProofs: Proofs = {
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

export const packProofs: Proofs = {
  name: [pack, '<h1>The whole winter</h1>'],
  description: [pack, 'For cold days'],
  picture: [pack, '/media/winter.svg'],
  presalePrice: [pack, 'HK$2,490'],
  presaleExpiredAt: [pack, 'Early-bird price until Tue, 1 Dec, 8:00 PM.'],
  'plans.name': [pack, '<h3>The set</h3>'],
  'plans.description': [pack, 'Until spring'],
  'plans.paymentMethods.price': [pack, 'HK$2,990'],
};

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

export const optionProofs: Proofs = {
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
export const cartProofs: Readonly<Record<string, readonly [Screen, string, Screen]>> = {
  'info.bundleId': [chosen, 'Remove Light and lenses', bundle([option], 3804)],
  items: [chosen, 'Remove Light and lenses', offered],
  'items.price': [chosen, '>HK$310<', bundle([cheaper], 3803, [cheaper])],
};

const user: Data = {
  userId: 'u-1',
  firstName: 'Ada',
  lastName: 'Ng',
  email: 'ada@lantern.example',
  role: { name: 'parent' },
  region: { name: 'hk' },
  loginType: 'email',
  requiredFields: [],
};
const account = (changes: Data = {}, responses: Screen['responses'] = {}): Screen => ({
  at: '/en-hk/account/setup',
  as: student,
  responses: { currentUser: { user: { ...user, ...changes } }, ...responses },
});
const settings = account();

export const settingsProofs: Proofs = {
  firstName: [settings, 'Ada Ng'],
  lastName: [settings, 'Ada Ng'],
  email: [settings, 'ada@lantern.example'],
  role: [settings, 'Parent'],
  loginType: [account({ loginType: 'now_tv' }), 'now TV'],
  isNowTvUser: [account({ isNowTvUser: true }), 'now TV'],
  requiredFields: [account({ requiredFields: ['ranking'] }), "How do your child's marks compare with their class?"],
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
export const subscriptionProofs: Readonly<Record<string, readonly [Screen, string | RegExp, Screen]>> = {
  renewable: [checkout('renewable', true), /Auto-renewal<.*Yes, until you cancel/s, checkout('renewable')],
  consumable: [checkout('consumable'), 'No, one-off payment', checkout(null)],
  nonRenewable: [checkout('nonRenewable'), 'No, one-off payment', checkout('nonRenewable', true)],
  prepack: [checkout('prepack'), 'No, one-off payment', checkout(null)],
};

const school = [{ id: 5, name: 'School by the sea' }];
export const schoolTypes: readonly [Screen, string] = [
  account({ requiredFields: ['school_type'], ranking: 'top' }, { schoolTypes: { schoolTypes: school } }),
  'School by the sea',
];

export const passCard: readonly [Screen, string] = [pack, 'Ten study rooms'];
