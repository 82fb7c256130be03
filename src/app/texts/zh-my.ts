export const files = import.meta.glob(['/locales/zh-my/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['无法打开这一页。请检查网络，再重新加载。', '重新加载'] as const;
