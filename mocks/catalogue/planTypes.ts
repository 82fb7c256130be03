/** How it is paid; units and names as in `catalogueTypes.ts`. */

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
