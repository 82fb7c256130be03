import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import styles from './CoursePage.module.css';
import skeleton from './CourseSkeleton.module.css';

/** The course page before its course is there. */
export function CourseSkeleton() {
  return (
    <Skeleton>
      <div className={cx('wrap', styles.top)}>
        <Block className={skeleton.phonePicture} />
        <div className={styles.intro}>
          <Bar width={20} />
          <Bar className={skeleton.title} />
          <Bar width={45} />
          <Bar width={30} />
          <Block className={skeleton.person} />
        </div>
      </div>
      <div className={cx('wrap', styles.main)}>
        <div className={styles.content}>
          <p>
            <Bar />
            <Bar />
            <Bar width={60} />
          </p>
          <CardSkeletons kind="row" count={6} layout="list" />
        </div>
        <div className={styles.offer}>
          <Block className={skeleton.offer} />
        </div>
      </div>
    </Skeleton>
  );
}
