import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { planChosen } from '@/domain/sale/state';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { formatMoney } from '@/shared/lib/money';
import { plainText } from '@/shared/lib/plainText';
import { paymentMethodFor } from '@/shared/lib/price';
import { Badge } from '@/shared/ui/content/Badge';
import { Price } from '@/shared/ui/content/Price';
import { ChoiceInput } from '@/shared/ui/forms/ChoiceInput';
import { monthlySaving } from './monthlySaving';
import styles from './PlanRows.module.css';
import { useChosenPlan } from './useChosenPlan';

/** Chooses one of a collection's plans in the offer of a detail page: name, price and content of each in a row. */
export function PlanRows({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const name = useId();
  const priceOf = usePrice(useSaleTime(collection).step);
  const chosen = useChosenPlan(collection);
  const locale = useSelector(selectLocale);
  const { currency } = regions[useSelector(selectRegion)];
  const now = useNow(minuteMs);
  return (
    <fieldset className={styles.rows}>
      <legend className="srOnly">{t('plans.choose')}</legend>
      {collection.plans
        .filter((plan) => paymentMethodFor(plan) !== null)
        .map((plan) => {
          const price = priceOf({ ...collection, plans: [plan] });
          const saving = monthlySaving(collection, plan, now, currency);
          const content = plainText(plan.description);
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
                {saving && (
                  <small className={styles.saving}>
                    {t('plans.lessThanMonthly', {
                      amount: formatMoney(saving.saved, saving.currency, locale),
                    })}
                  </small>
                )}
              </span>
              {price && <Price className={styles.price} {...price} save={undefined} />}
              {content && <small className={styles.content}>{content}</small>}
            </label>
          );
        })}
    </fieldset>
  );
}
