import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { planChosen } from '@/domain/sale/state';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { paymentMethodFor } from '@/shared/lib/price';
import { Badge } from '@/shared/ui/content/Badge';
import { Price } from '@/shared/ui/content/Price';
import { ChoiceInput } from '@/shared/ui/forms/ChoiceInput';
import styles from './PlanRows.module.css';
import { useChosenPlan } from './useChosenPlan';

/** Chooses one of a collection's plans in the offer of a detail page: name and price in a row each. */
export function PlanRows({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const name = useId();
  const priceOf = usePrice(useSaleTime(collection).step);
  const chosen = useChosenPlan(collection);
  return (
    <fieldset className={styles.rows}>
      <legend className="srOnly">{t('plans.choose')}</legend>
      {collection.plans
        .filter((plan) => paymentMethodFor(plan) !== null)
        .map((plan) => {
          const price = priceOf({ ...collection, plans: [plan] });
          return (
            <label key={plan.id} className={styles.row}>
              <ChoiceInput
                type="radio"
                name={name}
                checked={plan === chosen}
                onChange={() => dispatch(planChosen(collection.id, plan.id))}
              />
              <span>
                <span className={styles.name}>
                  <span>{plan.name}</span>
                  {plan.highlight && <Badge kind="save">{plan.highlight}</Badge>}
                </span>
                {price && <Price {...price} save={undefined} />}
              </span>
            </label>
          );
        })}
    </fieldset>
  );
}
