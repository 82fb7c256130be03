export const textFiles = import.meta.glob('/locales/ko/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['페이지를 열지 못했어요. 인터넷 연결을 확인하고 새로고침해 주세요.', '새로고침'] as const;
