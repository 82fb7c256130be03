import { describe, expect, it, vi } from 'vitest';
import {
  checkoutCollectionSchema,
  offeredBundleSchema,
  readBundleOptionsResponse,
  readCheckoutResponse,
  readCheckoutsResponse,
} from './checkout';
import { bundleOption, collection, noPicture, offeredBundle } from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';

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

describeTolerance('offered bundle', offeredBundleSchema, {
  input: offeredBundle,
  defaults: { courseAmount: 0, picture: noPicture },
  required: ['id', 'name'],
});

describe('responses of the checkout', () => {
  it('reads what is there', () => {
    expect(readCheckoutResponse({ checkoutCollection: collection }).checkoutCollection).toEqual(collection);
    expect(readCheckoutsResponse({ checkoutCollections: [collection] }).checkoutCollections).toEqual([collection]);
    expect(readBundleOptionsResponse({ bundleOptions: [bundleOption] }).bundleOptions).toEqual([bundleOption]);
  });

  it('drops unusable options', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bundleOptions } = readBundleOptionsResponse({
      bundleOptions: [{ ...bundleOption, type: 'gift' }, bundleOption, {}],
    });
    expect(bundleOptions).toEqual([bundleOption]);
  });

  it.each([
    ['checkoutCollection', readCheckoutResponse],
    ['checkoutCollections', readCheckoutsResponse],
    ['bundleOptions', readBundleOptionsResponse],
  ])('throws without the root %s', (root, reader) => {
    for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 7 }])
      expect(() => reader(data)).toThrow('Unusable');
  });
});
