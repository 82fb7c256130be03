import { Bar, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import head from './DateHead.module.css';
import styles from './LessonListItem.module.css';

/** The skeleton of a list of live lessons, with the same rows and height. */
export function LessonListSkeleton({ count }: { count: number }) {
  return (
    <Skeleton className={head.day}>
      <p className={cx(head.head, styles.headBone)}>
        <Bar width={20} />
      </p>
      <Grid kind="rows">
        {Array.from({ length: count }, (_, index) => index).map((key) => (
          <li key={key} aria-hidden="true">
            <div className={cx(styles.row, styles.bones)}>
              <p className={styles.time}>
                <span className={styles.clock}>
                  <Bar />
                </span>
                <Bar width={60} />
              </p>
              <div className={styles.text}>
                <div className={styles.title}>
                  <Bar width={60} />
                </div>
                <div className={styles.who}>
                  <Bar width={30} className={styles.whoBone} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </Grid>
    </Skeleton>
  );
}
