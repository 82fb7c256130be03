/** Plan of a checkout collection: which screen shows each field. */
import { pack } from './checkout';
import type { Exemptions, Proofs, ProofTable } from './harness/proof';

const planProofs: Proofs = {
  'plans.name': [pack, '<h3>The set</h3>'],
  'plans.description': [pack, 'Until spring'],
  'plans.paymentMethods.price': [pack, 'HK$2,990'],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Plan',
    from: ['checkout', 'checkoutCollection'],
    proofs: planProofs,
    schemas: { checkoutCollectionSchema: '', planSchema: 'plans', paymentMethodSchema: 'plans.paymentMethods' },
  },
];

export const exemptions: Exemptions = [
  ['paymentMethodSchema', 'the key of an item', 'id'],
  ['paymentMethodSchema', '`opened.test.tsx`', 'currency displayCurrency introductoryPrice platform'],
  [
    'planSchema',
    '`opened.test.tsx`',
    'billingCyclePerMonths contractPeriod designatedQuestion expiredAt highlight isFocus lastDay longDescription planType preDiscountPrice questionQuota',
  ],
  ['planSchema', 'the choice of a plan: `freeOrder.test.ts`', 'hasMorePlans id'],
];
