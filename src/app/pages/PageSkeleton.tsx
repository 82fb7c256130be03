import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './PageSkeleton.module.css';

/** Before a page's own skeleton can be shown: its chunk or the guard's decision is still on the way. */
export function PageSkeleton() {
  return (
    <Skeleton className={cx('wrap', styles.page)}>
      <Bar className={styles.title} />
      <Bar className={styles.line} />
      <Block className={styles.block} />
    </Skeleton>
  );
}
