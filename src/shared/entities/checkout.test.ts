import { describe, expect, it, vi } from 'vitest';
import { bundleOptionSchema } from './bundleOption';
import {
  bundleSchema,
  checkoutCollectionSchema,
  offeredBundleSchema,
  readBundleOptionsResponse,
  readCheckoutResponse,
  readCheckoutsResponse,
} from './checkout';
import {
  collection,
  groupPass,
  noPicture,
  offeredBundle,
  paymentMethod,
  picture,
  plan,
  pricedCollection,
} from './fixtures.test-support';
import { orderSchema, readOrderByKeyResponse, readOrderResponse } from './order';
import { paymentMethodSchema, planSchema } from './plan';
import { groupPassSchema } from './summary';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('payment method', paymentMethodSchema, {
  input: paymentMethod,
  defaults: {
    id: '',
    platform: '',
    currency: '',
    displayCurrency: '',
    introductoryPrice: null,
    price: null,
    renewable: false,
  },
});

describeTolerance('plan', planSchema, {
  input: plan,
  defaults: {
    id: '',
    name: '',
    longDescription: '',
    description: '',
    questionQuota: null,
    designatedQuestion: false,
    isFocus: false,
    highlight: null,
    planType: null,
    contractPeriod: null,
    billingCyclePerMonths: 0,
    hasMorePlans: false,
    paymentMethods: [],
    preDiscountPrice: null,
    expiredAt: null,
    lastDay: null,
  },
});

describeTolerance('group pass', groupPassSchema, {
  input: groupPass,
  defaults: { id: 0, name: '', pictureUrl: null, lessonsAmount: 0 },
});

describeTolerance('checkout collection', checkoutCollectionSchema, {
  input: collection,
  defaults: {
    id: 0,
    name: '',
    description: '',
    picture: noPicture,
    kind: 'single',
    subscriptionType: null,
    courseId: null,
    liveTopicId: null,
    contents: { courses: [], liveTopics: [], groupPasses: [] },
    plans: [],
    bundles: [],
    requiredOptionsCount: null,
    hasMorePlans: false,
    presalePrice: null,
    presaleExpiredAt: null,
    isPresaleExpired: false,
    enrollStatus: null,
  },
});

describeTolerance('bundle', bundleSchema, {
  input: { id: 31, name: 'Exam pack', courseAmount: 3, picture, checkoutCollection: pricedCollection },
  defaults: { courseAmount: 0, picture: noPicture, checkoutCollection: null },
  required: ['id', 'name'],
});

describeTolerance('offered bundle', offeredBundleSchema, {
  input: offeredBundle,
  defaults: { courseAmount: 0, picture: noPicture },
  required: ['id', 'name'],
});

const option = {
  id: 11,
  type: 'live_topic',
  name: 'Mechanics',
  frequency: 'Weekly',
  price: 300,
  displayPrice: 'HK$300',
  lessonCount: 8,
  totalLessonsDurationTime: 3600,
  thumbnailUrl: '/t.svg',
};
describeTolerance('bundle option', bundleOptionSchema, {
  input: option,
  defaults: {
    frequency: '',
    price: null,
    displayPrice: '',
    lessonCount: 0,
    totalLessonsDurationTime: 0,
    thumbnailUrl: null,
  },
  required: ['id', 'type', 'name'],
});

describeTolerance('order', orderSchema, {
  input: { id: 'order-1', status: 'paid', paymentUrl: 'https://pay.example/1' },
  defaults: { status: 'pending', paymentUrl: null },
  required: ['id'],
});

describe('responses of the checkout', () => {
  it('reads what is there', () => {
    expect(readCheckoutResponse({ checkoutCollection: collection }).checkoutCollection).toEqual(collection);
    expect(readCheckoutsResponse({ checkoutCollections: [collection] }).checkoutCollections).toEqual([collection]);
    expect(readBundleOptionsResponse({ bundleOptions: [option] }).bundleOptions).toEqual([option]);
  });

  it('drops unusable options', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bundleOptions } = readBundleOptionsResponse({ bundleOptions: [{ ...option, type: 'gift' }, option, {}] });
    expect(bundleOptions).toEqual([option]);
  });

  it.each([
    ['checkoutCollection', readCheckoutResponse],
    ['checkoutCollections', readCheckoutsResponse],
    ['bundleOptions', readBundleOptionsResponse],
    ['order', readOrderResponse],
  ])('throws without the root %s', (root, reader) => {
    for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 7 }])
      expect(() => reader(data)).toThrow('Unusable');
  });

  it('may find no order by its key', () => {
    expect([{ order: null }, {}, { order: {} }].map((data) => readOrderByKeyResponse(data).order)).toEqual([
      null,
      null,
      null,
    ]);
    expect(readOrderByKeyResponse({ order: { id: 'o', status: 'failed' } }).order?.status).toBe('failed');
    expect(() => readOrderByKeyResponse(null)).toThrow('Unusable');
  });
});
