import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import heading from './LessonHeading.module.css';
import screen from './LessonScreen.module.css';
import styles from './LessonSkeleton.module.css';
import stage from './LessonStage.module.css';

/** The skeleton of a live lesson's page. */
export function LessonSkeleton() {
  return (
    <Skeleton>
      <div className={cx('wrap', screen.screen)} data-study>
        <div className={screen.stage}>
          <div className={stage.art}>
            <Block className={styles.box} />
          </div>
        </div>
        <div className={heading.heading}>
          <Bar width={45} />
          <Bar width={60} className={styles.titleBar} />
          <Bar width={30} />
        </div>
        <div className={screen.side}>
          <Block className={styles.panelBox} />
        </div>
      </div>
    </Skeleton>
  );
}
