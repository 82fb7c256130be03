export const files = import.meta.glob('/locales/zh-my/*.json', { import: 'default' });
