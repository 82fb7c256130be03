export const files = import.meta.glob('/locales/id/*.json', { import: 'default' });
