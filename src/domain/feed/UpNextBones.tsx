import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './UpNextBones.module.css';
import grid from './UpNextGrid.module.css';

/**
 * The skeleton of the next live lesson and the next lesson of a course, as high as they are. The first one shows the early
 * lesson of the document: see `earlyLesson`.
 */
export function UpNextBones() {
  return (
    <Skeleton className={cx(grid.grid, styles.bones)}>
      <Block className={cx(styles.bone, styles.live, 'phrased')} />
      <Block className={cx(styles.bone, styles.course)} />
    </Skeleton>
  );
}
