import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Rail } from '@/shared/ui/layout/Rail';
import styles from './HomeBelow.module.css';

/** The skeleton of a rail of small cards. */
export function SmallSkeletons() {
  return (
    <Skeleton>
      <Rail className={styles.lowRail}>
        {[1, 2, 3, 4].map((key) => (
          <li key={key} aria-hidden="true">
            <Block className={styles.small} />
          </li>
        ))}
      </Rail>
    </Skeleton>
  );
}
