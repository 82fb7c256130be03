import { useTranslation } from 'react-i18next';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { ownedCount } from '@/shared/entities/ownership';
import { OfferNote } from '@/shared/ui/detail/Offer';

/** That some of a set is the visitor's already: nobody should pay twice without knowing. */
export function Taken({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const count = ownedCount(collection);
  return count > 0 && <OfferNote>{t('standing.some', { count })}</OfferNote>;
}
