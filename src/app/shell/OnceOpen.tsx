import { type ReactNode, useState } from 'react';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import type { LazyPart } from '@/shared/lib/lazyPart';

interface OnceOpenProps {
  part: Pick<LazyPart, 'forget'>;
  open: boolean;
  onClose: () => void;
  /** Renders instead of the message when the part fails to load. */
  failed?: () => ReactNode;
  children: ReactNode;
}

/**
 * Renders nothing until it is first opened; from then on it keeps its children mounted, so that they can animate
 * closing.
 */
export function OnceOpen({ part, open, onClose, failed, children }: OnceOpenProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  const close = () => {
    setOpened(false);
    onClose();
  };
  return (
    <PartBoundary part={part} onClose={close} {...(failed ? { failed } : {})}>
      {children}
    </PartBoundary>
  );
}
