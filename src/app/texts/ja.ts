export const textFiles = import.meta.glob('/locales/ja/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = [
  'ページを開けませんでした。通信環境を確認して、再読み込みしてください。',
  '再読み込み',
] as const;
