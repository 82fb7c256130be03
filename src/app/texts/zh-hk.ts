export const files = import.meta.glob('/locales/zh-hk/*.json', { import: 'default' });
