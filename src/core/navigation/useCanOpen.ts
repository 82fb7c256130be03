import { useServices } from '@/core/services/ServicesContext';

/** Whether the app has a page for a path below the locale (`/course/101`): links to pages that do not exist are not shown. */
export function useCanOpen(): (path: string) => boolean {
  return useServices().navigation.canOpen;
}
