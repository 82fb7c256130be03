import { useServices } from '@/core/services/ServicesContext';

/**
 * Returns a function that tells whether the app has a page for a path below the locale (`/course/101`); links to other
 * paths are not rendered.
 */
export function useCanOpen(): (path: string) => boolean {
  return useServices().navigation.canOpen;
}
