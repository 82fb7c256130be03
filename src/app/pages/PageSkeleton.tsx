import type { ReactNode } from 'react';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './PageSkeleton.module.css';

interface PageSkeletonProps {
  /** In the fallback: the openings of pages in place of the two lines; `startEarly` shows one. */
  openings?: Readonly<Record<string, ReactNode>>;
}

/** Shown while a page's chunk or the guard's decision is pending, before the page's own skeleton can render. */
export function PageSkeleton({ openings }: PageSkeletonProps) {
  return (
    <div className={cx('wrap', styles.page)}>
      {openings &&
        Object.entries(openings).map(([name, opening]) => (
          <div key={name} className={styles[name]}>
            {opening}
          </div>
        ))}
      <Skeleton>
        <Bar className={styles.title} />
        <Bar className={styles.line} />
        <Block className={styles.block} />
      </Skeleton>
    </div>
  );
}
