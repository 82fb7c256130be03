import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { EarlyPrice } from '@/domain/sale/EarlyPrice';
import { PlanPoints } from '@/domain/sale/PlanPoints';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { useServices } from '@/platform/services/ServicesContext';
import { mayStoreOrder } from '@/platform/services/storage';
import { selectLoggedIn } from '@/platform/session/state';
import { toMs } from '@/shared/lib/timeZone';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { Price } from '@/shared/ui/content/Price';
import { cx } from '@/shared/ui/cx';
import { BuyBar, OfferCallToAction } from '@/shared/ui/detail/Offer';
import { AlertView } from '@/shared/ui/overlay/Message';
import type { Offer } from '../agreement';
import type { Purchase } from '../purchase';
import { Assurances } from './Assurances';
import { ChangedDialog } from './ChangedDialog';
import styles from './CheckoutForm.module.css';
import { CheckoutOpening } from './CheckoutOpening';
import { MethodChoice } from './MethodChoice';
import { Note } from './Note';
import { OrderFacts } from './OrderFacts';
import { OrderItems } from './OrderItems';
import { OrderTrouble } from './OrderTrouble';
import { PayButton } from './PayButton';
import { PlanChoice } from './PlanChoice';
import { Sums } from './Sums';
import { TermsNote } from './TermsNote';
import { usePriceWords } from './usePriceWords';

/** The checkout form: items, payment method, total, and Pay. */
export function CheckoutForm({ purchase, offer }: { purchase: Purchase; offer: Offer }) {
  const { t } = useTranslation('purchase');
  const { collection, items, saleState } = purchase;
  const loggedIn = useSelector(selectLoggedIn);
  const words = usePriceWords(purchase, offer);
  const now = useNow(minuteMs);
  const { storage } = useServices();
  const [isStorable] = useState(() => mayStoreOrder(storage));
  const opensLater =
    saleState === 'preorder' ||
    [...collection.contents.courses, ...collection.contents.liveTopics].some(
      ({ enrollStartAt }) => enrollStartAt !== null && toMs(enrollStartAt) > now,
    );
  const isCharged = offer.total.charged > 0;
  const isBundleLike = collection.kind !== 'single';
  return (
    <div className={cx('wrap', styles.page)} data-checkout>
      {isCharged ? <CheckoutOpening /> : <h1 className={styles.title}>{t('title')}</h1>}
      <div className={styles.columns}>
        <div className={styles.choices}>
          <section aria-label={t('things')}>
            {isBundleLike && (
              <h2>
                <span>{`${collection.name} `}</span>
                <small>{t('pieces', { count: items.length })}</small>
              </h2>
            )}
            <OrderItems items={items} />
          </section>
          <PlanChoice collection={collection} offer={offer} />
          <MethodChoice collection={collection} offer={offer} />
        </div>
        <section className={styles.sums} aria-labelledby="sums">
          <div>
            <h2 id="sums">{t('sums.title')}</h2>
            <EarlyPrice collection={collection} quote={offer.total} />
          </div>
          <OrderFacts purchase={purchase} offer={offer} />
          <Sums purchase={purchase} offer={offer} opensLater={opensLater} />
          <OrderTrouble id={collection.id} />
          {!isStorable && (
            <AlertView kind="info">
              <p>{t('unstored')}</p>
            </AlertView>
          )}
          <OfferCallToAction>
            <PayButton size="lg" block id={collection.id} offer={offer} />
            {!loggedIn && <SignUpLink size="lg" block />}
          </OfferCallToAction>
          {!loggedIn && <Note>{t('pay.guest')}</Note>}
          {offer.plan && <PlanPoints key={offer.plan.id} plan={offer.plan} />}
          <TermsNote isRenewing={offer.total.renewal !== null} />
        </section>
        {isCharged && <Assurances isRenewing={offer.total.renewal !== null} opensLater={opensLater} />}
      </div>
      <BuyBar>
        {/* A one-off price is on the button; a guest has two ways in. */}
        {loggedIn && words.renews && (
          <Price
            size="bar"
            now={words.now}
            before={words.before}
            per={words.renews ? words.per : undefined}
            free={words.free}
          />
        )}
        {!loggedIn && <SignUpLink />}
        <PayButton id={collection.id} offer={offer} />
      </BuyBar>
      <ChangedDialog id={collection.id} offer={offer} />
    </div>
  );
}

/** The way in for a guest who has no account yet. */
function SignUpLink(look: Pick<ButtonLook, 'size' | 'block'>) {
  const { t } = useTranslation('common');
  const { signup } = useEntrancePaths();
  return (
    <ButtonLink variant="outline" href={signup} {...look}>
      {t('account.signup')}
    </ButtonLink>
  );
}
