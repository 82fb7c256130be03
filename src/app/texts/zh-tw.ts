export const textFiles = import.meta.glob('/locales/zh-tw/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['無法開啟這個頁面。請檢查網路，再重新整理。', '重新整理'] as const;
