import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './UpNextBones.module.css';

/** The skeleton of the next live lesson and the next lesson of a course, as high as they are. */
export function UpNextBones() {
  return (
    <Skeleton>
      <Block className={styles.bone} />
      <Block className={styles.bone} />
    </Skeleton>
  );
}
