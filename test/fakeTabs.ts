/** Tabs whose other ones are the test. */
import { act } from '@testing-library/react';
import type { Tabs } from '@/core/services/tabs';

export function fakeTabs() {
  const told: unknown[] = [];
  let hear: (message: unknown) => void = () => {};
  const tabs: Tabs = {
    post: (message) => void told.push(message),
    listen(onMessage) {
      hear = onMessage;
      return () => {
        hear = () => {};
      };
    },
  };
  return {
    tabs,
    /** What this tab told the others. */
    told,
    /** What another tab says. */
    say: (message: unknown) => act(async () => hear(message)),
  };
}
