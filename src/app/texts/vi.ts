export const files = import.meta.glob('/locales/vi/*.json', { import: 'default' });
