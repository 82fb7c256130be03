import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './SyllabusScreen.module.css';

/** The page of a syllabus lesson before its topic is there. */
export function SyllabusSkeleton() {
  return (
    <Skeleton>
      <div className={cx('wrap', styles.screen)}>
        <div className={styles.main}>
          <Block className={styles.stageBox} />
          <div className={styles.heading}>
            <div>
              <Bar width={45} />
              <Bar width={60} />
            </div>
          </div>
        </div>
        <div className={styles.side}>
          <CardSkeletons kind="row" count={6} layout="list" />
        </div>
      </div>
    </Skeleton>
  );
}
