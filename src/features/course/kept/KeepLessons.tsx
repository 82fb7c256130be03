import type { LessonToKeep } from '@/domain/kept/lesson';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '@/shared/ui/cx';
import styles from './KeepLessons.module.css';

const LazyPanel = lazyPart(() => import('@/domain/kept/KeepPanel'));

interface KeepLessonsProps {
  lessons: readonly LessonToKeep[];
  /** Its button is as wide as those of the card that it is in. */
  isBlock?: boolean;
}

/** Keeps lessons on this device; loaded after the page. */
export function KeepLessons({ lessons, isBlock = false }: KeepLessonsProps) {
  const isHydrated = useHydrated();
  const waiting = <div className={cx(styles.waiting, isBlock && styles.block)} />;
  return (
    <PartBoundary part={LazyPanel} waiting={waiting} failed={() => null}>
      {isHydrated ? <LazyPanel lessons={lessons} isBlock={isBlock} /> : waiting}
    </PartBoundary>
  );
}
