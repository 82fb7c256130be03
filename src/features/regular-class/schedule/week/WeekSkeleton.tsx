import { LessonListSkeleton } from '@/features/regular-class/parts/LessonListSkeleton';
import { weekLength } from '@/shared/lib/timeZone';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './WeekSkeleton.module.css';

/** The skeleton of a week: columns on desktops, a list on phones. */
export function WeekSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeleton}>
        {Array.from({ length: weekLength }, (_, index) => index).map((key) => (
          <div key={key} className={styles.column}>
            <Block className={styles.skeletonBlock} />
          </div>
        ))}
      </Skeleton>
      <div className={styles.phone}>
        <LessonListSkeleton count={3} />
      </div>
    </>
  );
}
