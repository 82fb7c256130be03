import { captionsCache } from '@/shared/http/readsDatabase';

/** Names of the caches of the app's service worker. */
export const cacheNames = { documents: 'app-documents', files: 'app-files', captions: captionsCache } as const;
