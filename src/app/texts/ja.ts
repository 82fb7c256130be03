export const files = import.meta.glob(['/locales/ja/*.json', '!**/offline.json'], { import: 'default' });

/** When the texts themselves do not come. */
export const failure = ['ページを開けませんでした。接続を確認して再読み込みしてください。', '再読み込み'] as const;
