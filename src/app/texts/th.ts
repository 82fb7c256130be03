export const textFiles = import.meta.glob('/locales/th/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['เปิดหน้านี้ไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วโหลดใหม่', 'โหลดใหม่'] as const;
