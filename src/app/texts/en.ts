export const textFiles = import.meta.glob('/locales/en{,-*}/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ["We couldn't open this page. Check your connection and reload.", 'Reload'] as const;
