import { useCallback } from 'react';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { useCanOpen } from './useCanOpen';

/**
 * Returns a function that maps a path below the locale to its href, or to '' when the app has no such page: cards are
 * then no links.
 */
export function useHrefTo(): (path: string) => string {
  const path = useLocalePath();
  const canOpen = useCanOpen();
  return useCallback((to: string) => (canOpen(to.replace(/[?#].*$/, '')) ? path(to) : ''), [path, canOpen]);
}
