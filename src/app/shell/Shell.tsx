import type { ReactNode } from 'react';
import { SkipLink } from '@/shared/ui/layout/Hidden';
import { MessageHosts } from './MessageHosts';

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="main">{children}</main>
      <MessageHosts />
    </>
  );
}
