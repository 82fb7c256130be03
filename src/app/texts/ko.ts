export const files = import.meta.glob('/locales/ko/*.json', { import: 'default' });
