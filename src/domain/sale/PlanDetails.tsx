import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Plan } from '@/shared/entities/plan';
import { billingPeriod, paymentMethodFor } from '@/shared/lib/price';
import { formatDate, formatDateText } from '@/shared/lib/time';
import { Badge } from '@/shared/ui/content/Badge';
import { Price } from '@/shared/ui/content/Price';
import { RichText } from '@/shared/ui/content/RichText';
import styles from './PlanDetails.module.css';
import { usePrice } from './usePrice';
import { useSaleTime } from './useSaleTime';

interface PlanDetailsProps {
  collection: CheckoutCollection;
  plan: Plan;
  /** Hides the price, where the page shows it already. */
  withoutPrice?: boolean;
  /** Leaves the long description out. */
  brief?: boolean;
}

/** Shows the details of a plan: content, number of questions, duration and billing. */
export function PlanDetails({ collection, plan, withoutPrice = false, brief = false }: PlanDetailsProps) {
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
      {plan.longDescription && !brief && <RichText html={plan.longDescription} />}
      <Terms plan={plan} subscriptionType={collection.subscriptionType} />
    </>
  );
}

function Terms({ plan, subscriptionType }: { plan: Plan } & Pick<CheckoutCollection, 'subscriptionType'>) {
  const { t } = useTranslation('checkout');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { questionQuota, designatedQuestion, contractPeriod, lastDay, expiredAt } = plan;
  const renews = paymentMethodFor(plan)?.renewable ?? false;
  const cycle = renews ? billingPeriod(plan.billingCyclePerMonths) : null;
  // The payment method has the price; a type of plan that cannot renew has no later charge.
  const isOnce = subscriptionType !== null && subscriptionType !== 'renewable';
  const renewal = renews ? t('plans.renews') : isOnce ? t('plans.once') : null;
  const questions = questionQuota === null ? t('plans.unlimited') : t('plans.quota', { count: questionQuota });
  const billed = cycle?.key === 'year' ? t('plans.yearly') : t('plans.billed', { count: plan.billingCyclePerMonths });
  const rows: [label: string, text: string | null][] = [
    [t('plans.questions'), questions],
    [t('plans.designated'), designatedQuestion ? t('plans.yes') : null],
    [t('plans.contract'), contractPeriod],
    [t('plans.billing'), cycle && billed],
    [t('plans.renewal'), renewal],
    [t('plans.lastDay'), lastDay && formatDateText(lastDay, locale, zone)],
    [t('plans.until'), expiredAt && formatDate(expiredAt, locale, zone)],
  ];
  return (
    <dl className={styles.terms}>
      {rows.map(
        ([label, text]) =>
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
