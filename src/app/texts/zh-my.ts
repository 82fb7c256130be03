export const files = import.meta.glob(['/locales/zh-my/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['这一页未能打开。请检查网络连接，然后重新加载。', '重新加载'] as const;
