export const files = import.meta.glob(['/locales/en{,-*}/*.json', '!**/offline.json'], { import: 'default' });

/** When the texts themselves do not come. */
export const failure = ['This page did not open. Check your connection and reload.', 'Reload'] as const;
