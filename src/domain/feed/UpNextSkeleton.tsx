import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import grid from './UpNextGrid.module.css';
import styles from './UpNextSkeleton.module.css';

/**
 * The skeleton of the next live lesson and the next lesson of a course, as high as they are. The first one shows the early
 * lesson of the document: see `earlyLesson`.
 */
export function UpNextSkeleton({ liveOnly = false }: { liveOnly?: boolean }) {
  return (
    <Skeleton className={cx(grid.grid, styles.skeleton)}>
      <Block className={cx(styles.skeletonBlock, styles.live, liveOnly && styles.alone, 'phrased')} />
      {!liveOnly && <Block className={cx(styles.skeletonBlock, styles.course)} />}
    </Skeleton>
  );
}
