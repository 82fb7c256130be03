export const files = import.meta.glob('/locales/en{,-*}/*.json', { import: 'default' });
