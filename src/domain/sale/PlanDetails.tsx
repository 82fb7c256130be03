import { useTranslation } from 'react-i18next';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Plan } from '@/shared/entities/plan';
import { Badge } from '@/shared/ui/content/Badge';
import { Price } from '@/shared/ui/content/Price';
import { RichText } from '@/shared/ui/content/RichText';
import styles from './PlanDetails.module.css';
import { usePlanRows } from './usePlanRows';
import { usePrice } from './usePrice';
import { useSaleTime } from './useSaleTime';

interface PlanDetailsProps {
  collection: CheckoutCollection;
  plan: Plan;
  /** Hides the price, where the page shows it already. */
  withoutPrice?: boolean;
}

/** Shows the details of a plan: content, number of questions, duration and billing. */
export function PlanDetails({ collection, plan, withoutPrice = false }: PlanDetailsProps) {
  const { t } = useTranslation('checkout');
  const { step } = useSaleTime(collection);
  const price = usePrice(step)(withoutPrice ? null : { ...collection, plans: [plan] });
  return (
    <>
      <div className={styles.head}>
        <h3>{plan.name}</h3>
        {plan.highlight && <Badge kind="save">{plan.highlight}</Badge>}
        {plan.planType === 'special_pass' && <Badge>{t('plans.pass')}</Badge>}
      </div>
      {price && <Price size="block" {...price} />}
      {price?.explanation && <p className={styles.note}>{price.explanation}</p>}
      {plan.description && <RichText html={plan.description} />}
      {plan.longDescription && <RichText html={plan.longDescription} />}
      <Terms plan={plan} subscriptionType={collection.subscriptionType} />
    </>
  );
}

function Terms({ plan, subscriptionType }: { plan: Plan } & Pick<CheckoutCollection, 'subscriptionType'>) {
  const rows = usePlanRows()(subscriptionType, plan);
  return (
    <dl className={styles.terms}>
      {rows.map(
        ({ label, text }) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
