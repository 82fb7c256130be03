import { useTranslation } from 'react-i18next';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { ownedCount } from '@/shared/entities/ownership';
import { OfferNote } from '@/shared/ui/detail/Offer';

/** Warns a visitor who owns some of the contents already: nobody pays twice unknowingly. */
export function OwnedNote({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const count = ownedCount(collection);
  return count > 0 && <OfferNote>{t('ownership.some', { count })}</OfferNote>;
}
