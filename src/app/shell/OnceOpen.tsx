import { type ReactNode, useEffect, useState } from 'react';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { useOverlay } from '@/shared/ui/overlay/useOverlay';

interface OnceOpenProps {
  part: { load: () => Promise<unknown>; forget: () => void };
  open: boolean;
  onClose: () => void;
  /** Stays open when another page opens. */
  persistent?: boolean;
  /** Renders instead of the message when the part fails to load. */
  failed?: () => ReactNode;
  children: ReactNode;
}

/**
 * Renders nothing until it is first opened and its part has loaded: React would show a fallback for at least 300 ms. From
 * then on it keeps its children mounted, so that they can animate closing.
 */
export function OnceOpen({ part, open, onClose, persistent, failed, children }: OnceOpenProps) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!open || opened) return;
    const show = () => setOpened(true);
    // The boundary shows why a part has failed to load.
    part.load().then(show, show);
  }, [part, open, opened]);
  // Until it has loaded; then it closes itself.
  useOverlay(open && !opened, onClose, { persistent });
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
