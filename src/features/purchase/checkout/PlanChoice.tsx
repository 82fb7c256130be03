import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { PlanDetails } from '@/domain/sale/PlanDetails';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { ChoiceInput } from '@/shared/ui/forms/ChoiceInput';
import { type Offer, payableMethods } from '../agreement';
import { choiceMade } from '../state';
import cards from './ChoiceCards.module.css';
import styles from './PlanChoice.module.css';

interface PlanChoiceProps {
  collection: CheckoutCollection;
  offer: Offer;
}

/** Chooses one of the plans; lists them with all details. */
export function PlanChoice({ collection, offer }: PlanChoiceProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const name = useId();
  const plans = collection.plans.filter((plan) => payableMethods(plan).length > 0);
  if (plans.length === 0) return null;
  const only = plans.length === 1;
  return (
    <fieldset className={cards.cards}>
      <legend>
        <h2>{t(only ? 'plan.one' : 'plan.choose')}</h2>
      </legend>
      {plans.map((plan) => {
        const id = `${name}-${plan.id}`;
        const shown = { ...plan, paymentMethods: [...payableMethods(plan)].slice(0, 1) };
        return (
          <div key={plan.id} className={cards.card} data-only={only}>
            {!only && (
              <>
                <ChoiceInput
                  type="radio"
                  id={id}
                  name={name}
                  checked={plan.id === offer.plan?.id}
                  onChange={() => dispatch(choiceMade(collection.id, { planId: plan.id, methodId: null }))}
                  aria-labelledby={`${id}-name`}
                />
                <label htmlFor={id} id={`${id}-name`} className={styles.cover}>
                  <span className="srOnly">{plan.name}</span>
                </label>
              </>
            )}
            <div className={styles.plan}>
              <PlanDetails
                collection={collection}
                plan={shown}
                withoutPrice={only}
                brief={!only && plan.id !== offer.plan?.id}
              />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
