import type { Opening } from '@/domain/prerender/pageBuild';
import { CheckoutOpening } from './CheckoutOpening';

export const checkoutOpening: Opening = { name: 'checkout', Words: CheckoutOpening };
