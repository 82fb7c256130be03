export const files = import.meta.glob('/locales/ja/*.json', { import: 'default' });
