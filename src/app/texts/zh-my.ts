export const textFiles = import.meta.glob('/locales/zh-my/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['无法打开这一页。请检查网络，再重新加载。', '重新加载'] as const;
