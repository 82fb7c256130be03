import { useTranslation } from 'react-i18next';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { cardPlan } from '@/shared/lib/price';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { PlanDetails } from './PlanDetails';
import styles from './PlansDialog.module.css';

interface PlansDialogProps {
  open: boolean;
  onClose: () => void;
  collection: CheckoutCollection;
}

/** Lists all plans of a collection with their details; highlights the plan whose price is shown on the page. */
export function PlansDialog({ open, onClose, collection }: PlansDialogProps) {
  const { t } = useTranslation('checkout');
  return (
    <Dialog wide open={open} onClose={onClose} title={t('plans.title')}>
      <ul className={styles.plans}>
        {collection.plans.map((plan) => (
          <li key={plan.id} data-shown={plan === cardPlan(collection)}>
            <PlanDetails collection={collection} plan={plan} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
