export const files = import.meta.glob(['/locales/ko/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['페이지를 열지 못했어요. 연결을 확인하고 다시 불러와 주세요.', '다시 불러오기'] as const;
