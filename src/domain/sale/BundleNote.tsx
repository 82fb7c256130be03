import { useTranslation } from 'react-i18next';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { OfferNote, OfferTitle } from '@/shared/ui/detail/Offer';

interface BundleNoteProps {
  /** A bundle or prepack. */
  collection: CheckoutCollection;
  /** How many items are chosen, when the content itself says so. */
  count?: number | null;
}

/** Names the bundle in which something is sold, and how many items of it are chosen. */
export function BundleNote({ collection, count = null }: BundleNoteProps) {
  const { t } = useTranslation('checkout');
  const chosen = count ?? collection.requiredOptionsCount;
  return (
    <>
      <OfferTitle>{t('bundle.soldIn', { name: collection.name })}</OfferTitle>
      {chosen !== null && <OfferNote>{t('bundle.choose', { count: chosen })}</OfferNote>}
    </>
  );
}
