import { type ReactNode, Suspense, useState } from 'react';

/** Renders nothing until it is opened for the first time; from then on its children decide, so that they can close. */
export function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  return asked ? <Suspense>{children}</Suspense> : null;
}
