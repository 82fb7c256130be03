import { orderPlaced } from '@/domain/order/state';
import { bundleOptions, collectionDetail, courseCheckouts, topicCheckout } from '@/domain/sale/state';
import { asStudent, classes, course, freeCourse, type Row, read } from './row';

const freeOrder = {
  target: 'course:201',
  collectionId: 3201,
  planId: 'plan-3201',
  paymentMethodId: null,
  items: [],
  expectedPrice: 0,
  currency: 'HKD',
};
/** An order with a price. */
const paidOrder = {
  target: 'collection:3103',
  collectionId: 3103,
  planId: 'plan-3103',
  paymentMethodId: 'plan-3103-web',
  items: [],
  expectedPrice: 460,
  currency: 'HKD',
};
const purchase = { ...asStudent, page: '/en-hk/purchase/single/3103', order: paidOrder } as const;
/** The price of the course or class itself is shown without them. */
const noPlans = "We couldn't load the other plans";
const loadPlans = 'Try again';

export const checkoutRows: readonly Row[] = [
  read('topicCheckout', topicCheckout, noPlans, { retry: loadPlans, page: `${classes}/topics/1` }),
  read('checkout', collectionDetail, "We couldn't load this bundle", {
    kind: 'main entity',
    page: '/en-hk/bundle/6001',
  }),
  read('checkout', collectionDetail, "We couldn't load this pack", {
    kind: 'main entity',
    page: '/en-hk/prepack/8001',
  }),
  read('checkoutBundle', bundleOptions, "We couldn't load the items", { page: '/en-hk/bundle/6001' }),
  read('checkout', collectionDetail, "We couldn't load the checkout", { kind: 'main entity', page: purchase.page }),
  { endpoint: 'order', kind: 'orderCall', ...purchase },
  { endpoint: 'orderByKey', kind: 'orderCall', ...purchase },
  read('contentCheckouts', courseCheckouts, noPlans, { retry: loadPlans, page: course }),
  {
    endpoint: 'createOrder',
    ...asStudent,
    page: freeCourse,
    kind: 'alert',
    action: () => orderPlaced(freeOrder),
    done: {
      text: "You're enrolled. You can start now.",
      later: "We're enrolling you. You'll get access in a moment.",
    },
  },
];
