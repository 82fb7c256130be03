/** What is sold; units and names as in `catalogueTypes.ts`. */
import type { Plan } from './planTypes';

export interface CheckoutCollection {
  id: number;
  name: string;
  description: string;
  pictureUrl: string;
  kind: 'single' | 'bundle' | 'bundles' | 'prepack';
  collectionType: string;
  subscriptionType: 'consumable' | 'renewable' | 'nonRenewable' | 'prepack';
  courseId: number | null;
  liveTopicId: number | null;
  courseIds: number[];
  liveTopicIds: number[];
  groupPasses: { id: number; name: string; pictureUrl: string; lessonsAmount: number }[];
  plans: Plan[];
  bundleIds: number[];
  requiredOptionsCount: number | null;
  presalePrice: number | null;
  presaleExpiredMs: number | null;
}
