/** Replaces the messages between tabs: the test plays the other tabs. */
import { act } from '@testing-library/react';
import type { Tabs } from '@/platform/services/tabs';

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
    /** Messages that this tab sent to the others. */
    told,
    /** Sends a message from another tab. */
    say: (message: unknown) =>
      act(async () => {
        for (const hear of [...listeners]) hear(message);
      }),
  };
}
