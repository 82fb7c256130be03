import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import type { SceneKind, SceneLight } from './sceneKinds';

export interface SceneProps {
  kind: SceneKind;
  light?: SceneLight;
  className?: string | undefined;
}

/** Loaded on demand, since few visitors see a scene; the page works without the drawing. */
export const SceneDrawing = lazyPart(
  () => import('./SceneDrawing'),
  () => null,
);

/** One object and a lantern on a ground line, 160×120; decorative. */
export function Scene({ kind, light = kind === 'cable' ? 'tilt' : 'unlit', className }: SceneProps) {
  return (
    <svg className={className} width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <path d="M14 104H146" stroke="var(--ill-line)" strokeWidth="2.5" strokeLinecap="round" />
      <Suspense>
        <SceneDrawing kind={kind} light={light} />
      </Suspense>
    </svg>
  );
}
