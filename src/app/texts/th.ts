export const files = import.meta.glob('/locales/th/*.json', { import: 'default' });
