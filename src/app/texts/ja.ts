export const files = import.meta.glob(['/locales/ja/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['ページを開けませんでした。接続を確認して再読み込みしてください。', '再読み込み'] as const;
