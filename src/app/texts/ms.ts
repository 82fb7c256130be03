export const files = import.meta.glob('/locales/ms/*.json', { import: 'default' });
