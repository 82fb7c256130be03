import { useCallback } from 'react';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useServices } from '@/platform/services/ServicesContext';

/**
 * Returns a function that maps a path with ids or links from the server to its href, or to '' when the app has no such
 * page: cards are then no links. Fixed pages of the app need only `useLocalePath`.
 */
export function useHrefTo(): (path: string) => string {
  const path = useLocalePath();
  const { canOpen } = useServices().navigation;
  return useCallback((to: string) => (canOpen(to.replace(/[?#].*/s, '')) ? path(to) : ''), [path, canOpen]);
}
