import type { Opening } from '@/domain/prerender/pageBuild';
import { CheckoutOpening } from './CheckoutOpening';

export const opening: Opening = { name: 'checkout', Words: CheckoutOpening };
