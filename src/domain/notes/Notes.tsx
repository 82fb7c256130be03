import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './NotesPanel.module.css';
import type { TakingNotes } from './useTakingNotes';

const LazyNotes = lazyPart(() => import('./NotesPanel'));

/** The notes of a lesson, loaded when they are first shown. */
export function Notes(props: TakingNotes) {
  return (
    <PartBoundary part={LazyNotes} waiting={<Waiting />}>
      <LazyNotes {...props} />
    </PartBoundary>
  );
}

const Waiting = () => (
  <Skeleton>
    <div className={styles.panel}>
      <Block className={styles.waiting} />
    </div>
  </Skeleton>
);
