import { useSelector } from 'react-redux';
import { selectKeptEntries } from '@/domain/kept/state';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';

const LazyList = lazyPart(() => import('./KeptList'));

/** The lessons on this device, if there are any. */
export function KeptLessons() {
  const entries = useSelector(selectKeptEntries);
  if (Object.keys(entries).length === 0) return null;
  return (
    <PartBoundary part={LazyList} failed={() => null}>
      <LazyList />
    </PartBoundary>
  );
}
