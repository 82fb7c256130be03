import type { Services } from '@/platform/services/services';
import { safeUrl } from '@/shared/lib/safeUrl';

/** Returns the URL of an order's payment page if it is on one of the allowed origins; else null. */
export function safePaymentUrl(
  url: string | null | undefined,
  { navigation, paymentOrigins }: Pick<Services, 'paymentOrigins'> & { navigation: { readonly origin: string } },
): string | null {
  const safe = safeUrl(url);
  if (safe === null) return null;
  const { origin, href } = new URL(safe, navigation.origin);
  return paymentOrigins.includes(origin) ? href : null;
}
