import { useSelector } from 'react-redux';
import { selectDownloads } from '@/domain/download/state';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';

const LazyList = lazyPart(() => import('./DownloadList'));

/** The lessons on this device, if there are any. */
export function DownloadedLessons() {
  const entries = useSelector(selectDownloads);
  if (Object.keys(entries).length === 0) return null;
  return (
    <PartBoundary part={LazyList} failed={() => null}>
      <LazyList />
    </PartBoundary>
  );
}
