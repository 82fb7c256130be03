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
  answers: {
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
  answers: {
    checkout: {
      checkoutCollection: {
        id: 3802,
        name: 'The whole winter',
        kind: 'prepack',
        plans: [priced(2990)],
        contents: {
          courses: [{ id: 907, title: 'Snow and ice' }],
          liveTopics: [{ id: 977, name: 'Winter maths live' }],
          groupPasses: [{ id: 41, name: 'Ten study rooms', lessonsAmount: 10 }],
        },
      },
    },
  },
};

/** Keyed by a course (`contentCheckouts` of the course page) and by a topic (`topicCheckout`) they are proved there. */
export const contentsProofs: Proofs = {
  courses: [pack, 'Snow and ice'],
  liveTopics: [pack, 'Winter maths live'],
  groupPasses: [pack, 'Ten study rooms'],
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
  answers: {
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
const account = (changes: Data = {}, answers: Screen['answers'] = {}): Screen => ({
  at: '/en-hk/account/setup',
  as: student,
  answers: { currentUser: { user: { ...user, ...changes } }, ...answers },
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
    answers: {
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
