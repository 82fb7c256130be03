import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './Checkout.module.css';
import { CheckoutOpening } from './CheckoutOpening';

/** The skeleton of the checkout form. */
export function CheckoutSkeleton() {
  return (
    <div data-checkout>
      <div className={cx('wrap', styles.page)}>
        <CheckoutOpening />
        <Skeleton className={styles.columns}>
          <div className={styles.choices}>
            <div className={styles.item}>
              <Block className={styles.thumb} />
              <div>
                <Bar width={60} />
                <Bar width={45} />
              </div>
            </div>
            <Block className={styles.cardBlock} />
            <Block className={styles.cardBlock} />
          </div>
          <div className={styles.sums}>
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
