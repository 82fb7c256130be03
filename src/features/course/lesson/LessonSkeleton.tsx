import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { LessonHeadSkeleton } from '@/shared/ui/detail/LessonHead';
import rail from './LessonRail.module.css';
import styles from './LessonScreen.module.css';

/** The skeleton of the lesson page. */
export function LessonSkeleton() {
  return (
    <Skeleton>
      <div className={cx('wrap', styles.screen)} data-study>
        <div className={styles.main}>
          <Block className={styles.stage} />
          <LessonHeadSkeleton />
        </div>
        <div className={rail.rail}>
          <CardSkeletons kind="row" count={7} layout="list" />
        </div>
      </div>
    </Skeleton>
  );
}
