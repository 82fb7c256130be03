import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import greeting from './Greeting.module.css';
import styles from './MemberWaiting.module.css';
import next from './NextLesson.module.css';

/** What a member sees above the fold before the app knows them. */
export function MemberWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={greeting.hello}>
        <Bar className={styles.hello} />
        <p>
          <Bar width={30} />
        </p>
        <Block className={next.bone} />
      </Skeleton>
      <CardSkeletons kind="lesson" count={4} layout="rail" />
    </div>
  );
}
