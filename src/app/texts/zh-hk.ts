export const textFiles = import.meta.glob('/locales/zh-hk/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['未能開啟這一頁。請檢查網絡連線，然後重新載入。', '重新載入'] as const;
