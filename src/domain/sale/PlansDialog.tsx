import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { findCardPlan, paymentMethodFor } from '@/shared/lib/price';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { PlanDetails } from './PlanDetails';
import styles from './PlansDialog.module.css';
import { purchasePath } from './sale';
import { planChosen } from './state';

interface PlansDialogProps {
  open: boolean;
  onClose: () => void;
  collection: CheckoutCollection;
}

/**
 * Lists all plans of a collection with their details, and leads to the checkout with the chosen one; highlights the plan
 * whose price is shown on the page. A bundle's plan is chosen at its checkout, once its items are.
 */
export function PlansDialog({ open, onClose, collection }: PlansDialogProps) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const otherRegion = useOtherRegion();
  const canOrder = collection.id > 0 && collection.kind !== 'bundle' && !otherRegion;
  const href = canOrder ? hrefTo(purchasePath(collection)) : '';
  return (
    <Dialog wide open={open} onClose={onClose} title={t('plans.title')}>
      <ul className={styles.plans}>
        {collection.plans.map((plan) => (
          <li key={plan.id} data-shown={plan === findCardPlan(collection)}>
            <PlanDetails collection={collection} plan={plan} />
            {href && paymentMethodFor(plan) && (
              <ButtonLink
                href={href}
                aria-label={t('plans.take', { plan: plan.name })}
                onClick={() => dispatch(planChosen(collection.id, plan.id))}
              >
                {t('plans.this')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
