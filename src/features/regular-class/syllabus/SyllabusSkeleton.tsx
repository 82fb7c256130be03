import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { LessonHeadSkeleton } from '@/shared/ui/detail/LessonHead';
import styles from './SyllabusScreen.module.css';

/** The skeleton of a syllabus lesson's page. */
export function SyllabusSkeleton() {
  return (
    <Skeleton>
      <div className={cx('wrap', styles.screen)}>
        <div className={styles.main}>
          <Block className={styles.stageBox} />
          <LessonHeadSkeleton />
        </div>
        <div className={styles.side}>
          <CardSkeletons kind="row" count={6} layout="list" />
        </div>
      </div>
    </Skeleton>
  );
}
