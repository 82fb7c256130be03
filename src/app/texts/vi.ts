export const files = import.meta.glob(['/locales/vi/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['Trang này chưa mở được. Hãy kiểm tra kết nối rồi tải lại.', 'Tải lại'] as const;
