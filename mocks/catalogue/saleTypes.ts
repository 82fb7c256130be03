/** Types of what is sold and how it is paid; units and names as in `types.ts`. */

export interface PaymentMethod {
  id: string;
  platform: 'web' | 'ios' | 'android';
  currency: string;
  displayCurrency: string;
  price: number;
  introductoryPrice: number | null;
  renewable: boolean;
}

export interface Plan {
  id: string;
  name: string;
  description: string;
  longDescription: string;
  planType: 'unlimited' | 'special_pass';
  questionQuota: number | null;
  designatedQuestion: boolean;
  isFocus: boolean;
  highlight: string | null;
  contractPeriod: string | null;
  lastDay: string | null;
  billingCyclePerMonths: number;
  hasMorePlans: boolean;
  paymentMethods: PaymentMethod[];
  preDiscountPrice: number | null;
  expiredMs: number | null;
}

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
