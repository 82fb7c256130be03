import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './LessonScreen.module.css';

/** The skeleton of a live lesson's page. */
export function LessonSkeleton() {
  return (
    <Skeleton>
      <div className={cx('wrap', styles.screen)}>
        <div className={styles.stage}>
          <div className={styles.art}>
            <Block className={styles.box} />
          </div>
        </div>
        <div className={styles.heading}>
          <Bar width={45} />
          <Bar width={60} className={styles.titleBar} />
          <Bar width={30} />
        </div>
        <div className={styles.side}>
          <Block className={styles.panelBox} />
        </div>
      </div>
    </Skeleton>
  );
}
