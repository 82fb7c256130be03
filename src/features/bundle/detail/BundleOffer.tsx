import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { BuyButton } from '@/domain/cart/BuyButton';
import { CartDrawer } from '@/domain/cart/CartDrawer';
import { CartList } from '@/domain/cart/CartList';
import { useBundleTotal } from '@/domain/cart/useBundleTotal';
import { useChoice } from '@/domain/cart/useChoice';
import { OfferPrice } from '@/domain/sale/OfferPrice';
import { OtherRegionNote } from '@/domain/sale/OtherRegionNote';
import { PlanPoints } from '@/domain/sale/PlanPoints';
import { listMorePlans } from '@/domain/sale/sale';
import { type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { joinLabel } from '@/shared/lib/joinNames';
import { findCardPlan } from '@/shared/lib/price';
import { Price } from '@/shared/ui/content/Price';
import { BuyBar, OfferCallToAction, OfferNote, OfferTitle } from '@/shared/ui/detail/Offer';
import { Icon } from '@/shared/ui/Icon';
import { OwnedNote } from '../parts/OwnedNote';
import styles from './BundleOffer.module.css';

/** The offer of a bundle: its price, the choice and the checkout button; for its owner, a link to the content. */
export function BundleOffer({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const dispatch = useDispatch();
  const { id } = collection;
  const fetched = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const { rule } = useChoice(collection);
  const otherRegion = useOtherRegion();
  const plan = findCardPlan(collection);
  if (collectionOwnership(collection))
    return (
      <>
        <OfferTitle>{t('ownership.bought')}</OfferTitle>
        <OfferCallToAction>
          <BuyButton size="lg" block collection={collection} />
        </OfferCallToAction>
      </>
    );
  return (
    <>
      <OwnedNote collection={collection} />
      {collection.plans.length === 0 && <OfferNote>{t('offer.each')}</OfferNote>}
      <OfferPrice
        collection={collection}
        fetched={fetched}
        onRetry={() => dispatch(collectionDetail.request({ id }))}
        lessons={0}
        plans={listMorePlans(collection)}
      />
      <div className={styles.list}>
        <CartList compact collection={collection} />
      </div>
      <p className="srOnly" role="status">
        {rule}
      </p>
      <OfferCallToAction>
        <BuyButton size="lg" block collection={collection} />
      </OfferCallToAction>
      {otherRegion && <OtherRegionNote>{t('elsewhere', { region: otherRegion })}</OtherRegionNote>}
      {plan && <PlanPoints plan={plan} most={2} />}
    </>
  );
}

/** Beyond this, dots have no room beside the button. */
const mostDots = 6;

/** How many are chosen: a dot for each place, or in words. */
function ChosenOf({ items, required, rule }: { items: number; required: number | null; rule: string }) {
  if (required === null || required > mostDots) return <span>{rule}</span>;
  return (
    <>
      <span className="srOnly">{rule}</span>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: required }, (_, dot) => dot).map((dot) => (
          <i key={dot} data-filled={dot < items} />
        ))}
      </span>
    </>
  );
}

/** The buy bar on phones and tablets: the state of the choice and its total; opens the cart and the checkout. */
export function BundleBar({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const [open, setOpen] = useState(false);
  const { rule, items, required } = useChoice(collection);
  const total = useBundleTotal(collection, items);
  if (collectionOwnership(collection))
    return (
      <BuyBar>
        <p>{t('ownership.bought')}</p>
        <BuyButton collection={collection} />
      </BuyBar>
    );
  return (
    <BuyBar>
      <div>
        <button type="button" className={styles.summary} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="srOnly">{joinLabel(t('cart.show'), '')}</span>
          {total && <Price size="bar" {...total} save={undefined} />}
          <span className={styles.rule}>
            {total?.separately ? (
              <span>{total.separately}</span>
            ) : (
              <ChosenOf items={items.length} required={required} rule={rule} />
            )}
            <Icon icon={ChevronUp} size={16} strokeWidth={2} />
          </span>
        </button>
        <CartDrawer open={open} onClose={() => setOpen(false)} bundleId={collection.id} />
      </div>
      <BuyButton collection={collection} />
    </BuyBar>
  );
}
