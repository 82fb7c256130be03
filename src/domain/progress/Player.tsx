import type { ComponentProps, ReactNode } from 'react';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { lazyPart } from '@/shared/lib/lazyPart';
import type LessonPlayer from '@/shared/player/LessonPlayer';

const LazyPlayer = lazyPart(() => loadChunk(() => import('@/shared/player/LessonPlayer')));

interface PlayerProps extends ComponentProps<typeof LessonPlayer> {
  /** Placeholder of the same size while the player loads. */
  waiting: ReactNode;
}

/** The lesson player, loaded when the first video is shown. */
export function Player({ waiting, ...props }: PlayerProps) {
  return (
    <PartBoundary part={LazyPlayer} waiting={waiting}>
      <LazyPlayer {...props} />
    </PartBoundary>
  );
}
