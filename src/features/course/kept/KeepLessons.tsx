import type { LessonToKeep } from '@/domain/kept/lesson';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useHydrated } from '@/shared/lib/useHydrated';
import styles from './KeepLessons.module.css';

const LazyPanel = lazyPart(() => import('@/domain/kept/KeepPanel'));

/** Keeps lessons on this device; loaded after the page. */
export function KeepLessons({ lessons }: { lessons: readonly LessonToKeep[] }) {
  const isHydrated = useHydrated();
  const waiting = <div className={styles.waiting} />;
  return (
    <PartBoundary part={LazyPanel} waiting={waiting} failed={() => null}>
      {isHydrated ? <LazyPanel lessons={lessons} /> : waiting}
    </PartBoundary>
  );
}
