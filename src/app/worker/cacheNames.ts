/** Names of the caches of the app's service worker. */
export const cacheNames = { documents: 'app-documents', files: 'app-files' } as const;
