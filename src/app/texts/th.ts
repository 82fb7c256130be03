export const files = import.meta.glob(['/locales/th/*.json', '!**/offline.json'], { import: 'default' });

/** When the texts themselves do not come. */
export const failure = ['เปิดหน้านี้ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วโหลดใหม่', 'โหลดใหม่'] as const;
