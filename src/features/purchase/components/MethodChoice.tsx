import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNow } from '@/core/clock/useNow';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { displayPrice, methodPriceList } from '@/shared/lib/price';
import { type Offer, payableMethods } from '../offer';
import { choiceMade } from '../state';
import styles from './Checkout.module.css';
import { useMoney } from './usePriceWords';

interface MethodChoiceProps {
  collection: CheckoutCollection;
  offer: Offer;
}

/** Where a plan can be paid for in several ways: in which money, and whether it renews. */
export function MethodChoice({ collection, offer: { plan, method } }: MethodChoiceProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const money = useMoney();
  const now = useNow();
  const name = useId();
  const methods = plan ? payableMethods(plan) : [];
  if (!plan || methods.length < 2) return null;
  return (
    <fieldset className={styles.cards}>
      <legend>
        <h2>{t('method.choose')}</h2>
      </legend>
      {methods.map((one) => {
        const price = displayPrice(methodPriceList(collection, plan, one, now));
        const currency = one.currency || one.displayCurrency;
        return (
          <label key={one.id} className={styles.card}>
            <input
              type="radio"
              name={name}
              checked={one === method}
              onChange={() => dispatch(choiceMade(collection.id, { planId: plan.id, methodId: one.id }))}
            />
            <span className={styles.method}>
              <span>{one.displayCurrency || currency}</span>
              <span>{t(one.renewable ? 'method.renews' : 'method.once')}</span>
              {price && <b>{money(price.charged, currency)}</b>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
