import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetchState } from '@/shared/duck/fetch';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { Button } from '@/shared/ui/actions/Button';
import { Price } from '@/shared/ui/content/Price';
import { Bar, Skeleton } from '@/shared/ui/content/Skeleton';
import { OfferNote } from '@/shared/ui/detail/Offer';
import type { Elements } from '@/shared/ui/elements';
import { EarlyPrice } from './EarlyPrice';
import styles from './OfferPrice.module.css';
import { PlansDialog } from './PlansDialog';
import { usePrice } from './usePrice';
import { useSaleTime } from './useSaleTime';

interface OfferPriceProps {
  collection: CheckoutCollection | null;
  /** The call that loads the collection. */
  fetched: Pick<FetchState<unknown>, 'status' | 'data'>;
  onRetry: () => void;
  /** Number of lessons, for the price per lesson; 0 hides it. */
  lessons: number;
  /** All plans, if there are more than the one that is shown. */
  plans?: CheckoutCollection['plans'] | undefined;
  /** Shows the prices of several plans to choose from, in place of the one price. */
  choice?: Elements | undefined;
}

/** Shows the price of a detail page with its explanation; updates when an early price ends. */
export function OfferPrice({
  collection,
  fetched: { status, data },
  onRetry,
  lessons,
  plans,
  choice,
}: OfferPriceProps) {
  const { t } = useTranslation('checkout');
  const { step } = useSaleTime(collection);
  const price = usePrice(step)(collection, lessons);
  // The time that is left and the saving are one badge.
  const isTimed = price?.early === true && collection?.presaleExpiredAt != null;
  const [plansOpen, setPlansOpen] = useState(false);

  if (!price && data === null && (status === 'loading' || status === 'idle'))
    return (
      <Skeleton>
        <Bar width={45} className={styles.priceBar} />
      </Skeleton>
    );
  return (
    <>
      {collection && price && (
        <div>
          <EarlyPrice collection={collection} save={price.save} />
          {choice ?? <Price size="block" {...price} save={isTimed ? undefined : price.save} />}
        </div>
      )}
      {price?.explanation && <OfferNote>{price.explanation}</OfferNote>}
      {price?.renews && <OfferNote>{t('price.renews')}</OfferNote>}
      {status === 'failure' && (
        <div role="status" className={styles.failed}>
          <p>{t(price ? 'plans.error' : 'price.error')}</p>
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t(price ? 'plans.retry' : 'price.retry')}
          </Button>
        </div>
      )}
      {collection && plans && (
        <>
          <Button variant="ghost" className={styles.plans} onClick={() => setPlansOpen(true)}>
            {t('plans.all')}
          </Button>
          <PlansDialog open={plansOpen} onClose={() => setPlansOpen(false)} collection={{ ...collection, plans }} />
        </>
      )}
    </>
  );
}
