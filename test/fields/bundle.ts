/** Bundle on the home page: which screen shows each field. */
import { createPlan } from './checkout';
import type { Proofs, ProofTable, Screen } from './harness/proof';

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
          checkoutCollection: { id: 3801, name: 'Science in a box', kind: 'bundle', plans: [createPlan(1990)] },
        },
      ],
    },
  },
};

const bundleProofs: Proofs = {
  id: [home, 'href="/en-hk/bundle/3801"'],
  name: [home, 'Science in a box'],
  courseAmount: [home, /\b6 (courses|to choose from)/],
  picture: [home, 'src="/media/box.svg"'],
  checkoutCollection: [home, 'HK$1,990'],
};

export const tables: readonly ProofTable[] = [
  { name: 'Bundle', from: ['homeContent', 'bundles'], proofs: bundleProofs, schemas: { bundleSchema: '' } },
];
