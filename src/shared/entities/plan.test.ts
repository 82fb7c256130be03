import { paymentMethod, plan } from './fixtures.test-support';
import { paymentMethodSchema, planSchema } from './plan';
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
