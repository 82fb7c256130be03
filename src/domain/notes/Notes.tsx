import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useHydrated } from '@/shared/lib/useHydrated';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './NotesPanel.module.css';
import type { TakingNotes } from './useTakingNotes';

const LazyNotes = lazyPart(() => import('./NotesPanel'));

/** The notes of a lesson, loaded when they are first shown in the browser, which stores them. */
export function Notes(props: TakingNotes) {
  const isHydrated = useHydrated();
  return (
    <PartBoundary part={LazyNotes} waiting={<Waiting />}>
      {isHydrated ? <LazyNotes {...props} /> : <Waiting />}
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
