export const files = import.meta.glob(['/locales/zh-tw/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['這個頁面打不開。請檢查網路連線，然後重新整理。', '重新整理'] as const;
