const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Lists texts with the separator of their script: 「每週二、12 堂」 in Chinese and Japanese, a comma elsewhere. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.join(texts.some((text) => withoutSpaces.test(text)) ? '、' : ', ');

/** Puts a name after its label, with the colon of their script: 「選擇：Python 入門」. Either is '' if it has an element of its own. */
export const joinLabel = (label: string, name: string): string =>
  `${label}${withoutSpaces.test(label + name) ? '：' : ': '}${name}`;

/** Lists names: 「陳老師、李老師」. */
export const joinNames = (named: readonly { name: string }[]): string => joinTexts(named.map(({ name }) => name));
