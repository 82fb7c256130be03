import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { preload } from 'react-dom';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { useSingleKeys } from '@/platform/services/singleKeys';
import { lazyPart, listedPart } from '@/shared/lib/lazyPart';
import { hasMediaSource, loadHls } from '@/shared/player/engines/loadHls';
import type LessonPlayer from '@/shared/player/LessonPlayer';
import type { Elements } from '@/shared/ui/elements';

/** A page about a lesson lists it in `beside`, so that it loads beside the lesson's data. */
export const LazyPlayer = listedPart(
  'src/shared/player/LessonPlayer.tsx',
  lazyPart(() => import('@/shared/player/LessonPlayer')),
);

const never = () => () => undefined;

interface PlayerProps extends Omit<ComponentProps<typeof LessonPlayer>, 'singleKeys'> {
  /** Placeholder of the same size while the player loads; HTML from the build has it too. */
  waiting: Elements;
}

/** The lesson player, loaded when the first video is shown. It replaces the placeholder in HTML from the build. */
export function Player({ waiting, ...props }: PlayerProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isReady, setIsReady] = useState(inBrowser);
  const singleKeys = useSingleKeys();
  const { kind, id } = props.source;
  useEffect(() => {
    if (kind !== 'hls' || !hasMediaSource()) return;
    // Engine and playlist load beside the player, which reports when they fail.
    loadHls().catch(() => undefined);
    preload(id, { as: 'fetch', crossOrigin: 'anonymous' });
  }, [kind, id]);
  useEffect(() => {
    let current = true;
    // When the load failed, the boundary says so.
    const show = () => current && setIsReady(true);
    LazyPlayer.load().then(show, show);
    return () => {
      current = false;
    };
  }, []);
  return (
    <PartBoundary part={LazyPlayer} waiting={waiting}>
      {isReady ? <LazyPlayer {...props} singleKeys={singleKeys} /> : waiting}
    </PartBoundary>
  );
}
