import { Bar, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import head from './DateHead.module.css';
import styles from './LessonListItem.module.css';

/** Lessons of one day. */
const mostPerDay = 5;

function Day({ count }: { count: number }) {
  return (
    <div className={head.day} aria-hidden="true">
      <p className={cx(head.head, styles.headSkeleton)}>
        <Bar width={20} />
      </p>
      <Grid kind="rows">
        {Array.from({ length: count }, (_, index) => index).map((key) => (
          <li key={key}>
            <div className={cx(styles.row, styles.skeleton)}>
              <p className={styles.time}>
                <span className={styles.clock}>
                  <Bar />
                </span>
                <Bar width={60} />
              </p>
              <div className={styles.text}>
                <div className="rowTitle">
                  <Bar width={60} />
                </div>
                <div className={styles.who}>
                  <Bar width={30} className={styles.whoSkeleton} />
                  <Bar width={45} className={cx(styles.whoSkeleton, styles.phoneSkeleton)} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </Grid>
    </div>
  );
}

/** The skeleton of a list of live lessons, with the same rows and height, and some days. */
export function LessonListSkeleton({ count }: { count: number }) {
  const days = Array.from({ length: Math.ceil(count / mostPerDay) }, (_, index) => index);
  return (
    <Skeleton className={head.days}>
      {days.map((day) => (
        <Day key={day} count={Math.min(mostPerDay, count - day * mostPerDay)} />
      ))}
    </Skeleton>
  );
}
