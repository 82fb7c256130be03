/** Order: no screen shows its fields by themselves. */
import type { Exemptions } from './harness/proof';

export const exemptions: Exemptions = [
  ['orderSchema', 'the outcome, and where the payment opens', 'id paymentUrl status'],
];
