export const files = import.meta.glob(['/locales/en{,-*}/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ["We couldn't open this page. Check your connection and reload.", 'Reload'] as const;
