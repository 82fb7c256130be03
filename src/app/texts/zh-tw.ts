export const files = import.meta.glob('/locales/zh-tw/*.json', { import: 'default' });
