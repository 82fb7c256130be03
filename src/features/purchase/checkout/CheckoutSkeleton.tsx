import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import form from './CheckoutForm.module.css';
import { CheckoutOpening } from './CheckoutOpening';
import styles from './CheckoutSkeleton.module.css';
import items from './OrderItems.module.css';

/** The skeleton of the checkout form. */
export function CheckoutSkeleton() {
  return (
    <div data-checkout>
      <div className={cx('wrap', form.page)}>
        <CheckoutOpening />
        <Skeleton className={form.columns}>
          <div className={form.choices}>
            <div className={items.item}>
              <Block className={items.thumb} />
              <div>
                <Bar width={60} />
                <Bar width={45} />
              </div>
            </div>
            <div className={styles.plans}>
              <Block className={styles.cardBlock} />
              <Block className={styles.cardBlock} />
            </div>
          </div>
          <div className={form.sums}>
            <Bar width={45} />
            <Bar />
            <Bar />
            <Block className={styles.buttonBlock} />
          </div>
        </Skeleton>
      </div>
    </div>
  );
}
