export const files = import.meta.glob(['/locales/ja/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = [
  'ページを開けませんでした。通信環境を確認して、再読み込みしてください。',
  '再読み込み',
] as const;
