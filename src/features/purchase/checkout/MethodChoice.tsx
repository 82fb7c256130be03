import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { quoteOf } from '@/domain/sale/quote';
import { useChargedText } from '@/domain/sale/useQuoteWords';
import { useNow } from '@/platform/clock/useNow';
import { selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { cx } from '@/shared/ui/cx';
import { ChoiceInput } from '@/shared/ui/forms/ChoiceInput';
import { type Offer, payableMethods } from '../agreement';
import { choiceMade } from '../state';
import cards from './ChoiceCards.module.css';
import styles from './MethodChoice.module.css';

interface MethodChoiceProps {
  collection: CheckoutCollection;
  offer: Offer;
}

/** Chooses the payment method when a plan has several: they differ in currency and renewal. */
export function MethodChoice({ collection, offer: { plan, method } }: MethodChoiceProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const chargedText = useChargedText();
  const { currency: regionCurrency } = regions[useSelector(selectRegion)];
  const now = useNow();
  const name = useId();
  const methods = plan ? payableMethods(plan) : [];
  if (!plan || methods.length < 2) return null;
  return (
    <fieldset className={cards.cards}>
      <legend>
        <h2>{t('method.choose')}</h2>
      </legend>
      {methods.map((one) => {
        const quote = quoteOf(collection, { plan, method: one, items: [], now, regionCurrency });
        return (
          <label key={one.id} className={cx(cards.card, styles.row)}>
            <ChoiceInput
              type="radio"
              name={name}
              checked={one === method}
              onChange={() => dispatch(choiceMade(collection.id, { planId: plan.id, methodId: one.id }))}
            />
            <span className={styles.method}>
              <span>{one.displayCurrency || one.currency}</span>
              <span>{t(one.renewable ? 'method.renews' : 'method.once')}</span>
              {quote && <b>{chargedText(quote)}</b>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
