import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './PageSkeleton.module.css';

/** Shown while a page's chunk or the guard's decision is pending, before the page's own skeleton can render. */
export function PageSkeleton() {
  return (
    <Skeleton className={cx('wrap', styles.page)}>
      <Bar className={styles.title} />
      <Bar className={styles.line} />
      <Block className={styles.block} />
    </Skeleton>
  );
}
