import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import type { SubscribeDialogProps } from './SubscribeDialog';

const SubscribeDialog = lazyPart(() => import('./SubscribeDialog'));

/** The ways to subscribe to the calendar of a class, loaded when they are opened. */
export function Subscribe(props: SubscribeDialogProps) {
  return (
    <PartBoundary part={SubscribeDialog} onClose={props.onClose}>
      <SubscribeDialog {...props} />
    </PartBoundary>
  );
}
