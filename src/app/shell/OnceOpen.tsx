import { type ReactNode, useState } from 'react';
import { PartBoundary } from '@/core/parts/PartBoundary';
import type { Later } from '@/shared/lib/later';

interface OnceOpenProps {
  part: Pick<Later, 'forget'>;
  open: boolean;
  onClose: () => void;
  /** Shown in place of the message when the part does not load. */
  failed?: () => ReactNode;
  children: ReactNode;
}

/** Renders nothing until it is opened for the first time; from then on its children decide, so that they can close. */
export function OnceOpen({ part, open, onClose, failed, children }: OnceOpenProps) {
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  const close = () => {
    setAsked(false);
    onClose();
  };
  return (
    <PartBoundary part={part} onClose={close} {...(failed ? { failed } : {})}>
      {children}
    </PartBoundary>
  );
}
