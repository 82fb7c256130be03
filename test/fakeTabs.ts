/** Tabs whose other ones are the test. */
import { act } from '@testing-library/react';
import type { Tabs } from '@/core/services/tabs';

export function fakeTabs() {
  const told: unknown[] = [];
  const listeners = new Set<(message: unknown) => void>();
  const tabs: Tabs = {
    post: (message) => void told.push(message),
    listen(onMessage) {
      listeners.add(onMessage);
      return () => void listeners.delete(onMessage);
    },
  };
  return {
    tabs,
    /** What this tab told the others. */
    told,
    /** What another tab says. */
    say: (message: unknown) =>
      act(async () => {
        for (const hear of [...listeners]) hear(message);
      }),
  };
}
