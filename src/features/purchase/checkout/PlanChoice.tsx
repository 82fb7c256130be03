import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type PlanRow, usePlanRows } from '@/domain/sale/usePlanRows';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { Badge } from '@/shared/ui/content/Badge';
import { Price } from '@/shared/ui/content/Price';
import { RichText } from '@/shared/ui/content/RichText';
import { cx } from '@/shared/ui/cx';
import { ChoiceInput } from '@/shared/ui/forms/ChoiceInput';
import { type Offer, payableMethods } from '../agreement';
import { choiceMade } from '../state';
import cards from './ChoiceCards.module.css';
import styles from './PlanChoice.module.css';

interface PlanChoiceProps {
  collection: CheckoutCollection;
  offer: Offer;
}

/** A dash, which screen readers would leave out. */
function Nothing() {
  const { t } = useTranslation('purchase');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="srOnly">{t('plan.nothing')}</span>
    </>
  );
}

interface RowsProps {
  rows: readonly PlanRow[];
  /** Says which rows are shown, by their index. */
  isShown: (index: number) => boolean;
}

function Rows({ rows, isShown }: RowsProps) {
  const { t } = useTranslation('purchase');
  return (
    <dl className={styles.rows}>
      {rows.map(
        ({ key, label, text }, index) =>
          isShown(index) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text ?? (key === 'designated' ? t('plan.no') : <Nothing />)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Chooses one of the plans. Side by side they say how they differ; what they have in common is said once, below them. */
export function PlanChoice({ collection, offer }: PlanChoiceProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const name = useId();
  const priceOf = usePrice(useSaleTime(collection).step);
  const rowsOf = usePlanRows();
  const plans = collection.plans.filter((plan) => payableMethods(plan).length > 0);
  if (plans.length === 0) return null;
  const isOnly = plans.length === 1;
  const compared = plans.map((plan) => {
    const payable = { ...plan, paymentMethods: [...payableMethods(plan)].slice(0, 1) };
    return { plan, payable, rows: rowsOf(collection.subscriptionType, payable) };
  });
  const first = compared[0]?.rows ?? [];
  const isSaid = (index: number) => compared.some(({ rows }) => rows[index]?.text);
  const isSame = (index: number) => compared.every(({ rows }) => rows[index]?.text === first[index]?.text);
  // The total says whether it renews.
  const isCommon = (index: number) => !isOnly && isSaid(index) && isSame(index) && first[index]?.key !== 'renewal';
  const differs = (index: number) => isSaid(index) && (isOnly || !isSame(index));
  return (
    <fieldset className={styles.plans} data-several={!isOnly}>
      <legend>
        <h2>{t(isOnly ? 'plan.one' : 'plan.choose')}</h2>
      </legend>
      {compared.map(({ plan, payable, rows }) => {
        const id = `${name}-${plan.id}`;
        const price = isOnly ? null : priceOf({ ...collection, plans: [payable] });
        return (
          <div key={plan.id} className={cx(cards.card, styles.plan)}>
            <div className={styles.head}>
              {!isOnly && (
                <>
                  <ChoiceInput
                    type="radio"
                    id={id}
                    name={name}
                    checked={plan.id === offer.plan?.id}
                    onChange={() => dispatch(choiceMade(collection.id, { planId: plan.id, methodId: null }))}
                    aria-labelledby={`${id}-name`}
                  />
                  {/* The heading is the name. */}
                  <label htmlFor={id} className={styles.cover} aria-hidden="true">
                    <span className="srOnly">{plan.name}</span>
                  </label>
                </>
              )}
              <h3 id={`${id}-name`}>{plan.name}</h3>
              {plan.highlight && <Badge kind="save">{plan.highlight}</Badge>}
            </div>
            <div className={styles.price}>
              {price && <Price size="block" {...price} />}
              {price?.explanation && <small>{price.explanation}</small>}
            </div>
            <div className={styles.description}>{plan.description && <RichText html={plan.description} />}</div>
            {first.some((_, index) => differs(index)) && <Rows rows={rows} isShown={differs} />}
          </div>
        );
      })}
      {first.some((_, index) => isCommon(index)) && (
        <div className={styles.common}>
          <h3>{t('plan.common')}</h3>
          <Rows rows={first} isShown={isCommon} />
        </div>
      )}
    </fieldset>
  );
}
