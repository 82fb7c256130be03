import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { EarlyPrice } from '@/domain/sale/EarlyPrice';
import { salePath } from '@/domain/sale/sale';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { OfferNote } from '@/shared/ui/detail/Offer';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { BuyButton } from './BuyButton';
import styles from './Cart.module.css';
import { CartList } from './CartList';
import { useChoice } from './useChoice';

interface CartDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The bundle whose choice is shown. */
  bundleId: number;
}

/**
 * Shows what is chosen of a bundle: a sheet from below on phones, else from the side. The page, or the header, provides
 * the duck `checkout`.
 */
export function CartDrawer({ open, onClose, bundleId }: CartDrawerProps) {
  const { t } = useTranslation('bundle');
  const dispatch = useDispatch();
  const state = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, bundleId));
  useEffect(() => {
    if (!open) return;
    dispatch(collectionDetail.ensure({ id: bundleId }));
    dispatch(bundleOptions.ensure({ id: bundleId }));
  }, [open, bundleId, dispatch]);
  return (
    <Dialog open={open} onClose={onClose} title={t('cart.title')} className={styles.drawer}>
      <FetchBlock
        state={state}
        actions={collectionDetail}
        isEmpty={() => false}
        errorTitle={t('error.title')}
        errorText={t('error.kept')}
        skeleton={<CardSkeletons kind="row" count={3} layout="list" />}
      >
        {(collection) => <Contents collection={collection} />}
      </FetchBlock>
    </Dialog>
  );
}

function Contents({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const { pathname } = useLocation();
  const { items, isFull } = useChoice(collection);
  const otherRegion = useOtherRegion();
  const href = useHrefTo()(salePath(collection));
  const here = pathname === href;
  const isOwned = collectionOwnership(collection) !== null;
  return (
    <>
      <p className={styles.of}>{here || !href ? collection.name : <AppLink href={href}>{collection.name}</AppLink>}</p>
      {isOwned ? (
        <p>{t('ownership.bought')}</p>
      ) : (
        <>
          <EarlyPrice collection={collection} />
          <CartList collection={collection} />
        </>
      )}
      <div className={styles.buy}>
        <BuyButton collection={collection} size="lg" block />
        {!isOwned && !here && href && !isFull && (
          <ButtonLink variant={items.length > 0 ? 'outline' : 'primary'} block href={href}>
            {t('cart.chooseMore')}
          </ButtonLink>
        )}
        {otherRegion && <OfferNote>{t('elsewhere', { region: otherRegion })}</OfferNote>}
      </div>
    </>
  );
}
