import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import layers from './Layer.module.css';

interface WaitingRingProps {
  /** The picture is dimmed, so that words can be read on it. */
  isDim?: boolean;
  children: Elements;
}

/** A spinner over the picture, with what is said about it. */
export function WaitingRing({ isDim = false, children }: WaitingRingProps) {
  return (
    <div className={cx(layers.layer, isDim ? layers.dim : layers.waiting)}>
      <span className={layers.ring} aria-hidden="true" />
      {children}
    </div>
  );
}
