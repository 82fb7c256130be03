import type { DownloadableLesson } from '@/domain/download/lesson';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '@/shared/ui/cx';
import styles from './DownloadLessons.module.css';

const LazyPanel = lazyPart(() => import('@/domain/download/DownloadPanel'));

interface DownloadLessonsProps {
  lessons: readonly DownloadableLesson[];
  /** Its button is as wide as those of the card that it is in. */
  isBlock?: boolean;
}

/** Offers to download lessons to this device; loaded after the page. */
export function DownloadLessons({ lessons, isBlock = false }: DownloadLessonsProps) {
  const isHydrated = useHydrated();
  const waiting = <div className={cx(styles.waiting, isBlock && styles.block)} />;
  return (
    <PartBoundary part={LazyPanel} waiting={waiting} failed={() => null}>
      {isHydrated ? <LazyPanel lessons={lessons} isBlock={isBlock} /> : waiting}
    </PartBoundary>
  );
}
