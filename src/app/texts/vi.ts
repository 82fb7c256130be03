export const textFiles = import.meta.glob('/locales/vi/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['Chưa mở được trang này. Bạn kiểm tra mạng rồi tải lại nhé.', 'Tải lại'] as const;
