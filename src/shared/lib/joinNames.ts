const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Joins names with the separator of their script: 「陳老師、李老師」 in Chinese and Japanese, a comma elsewhere. */
export function joinNames(named: readonly { name: string }[]): string {
  const names = named.map(({ name }) => name);
  return names.join(names.some((name) => withoutSpaces.test(name)) ? '、' : ', ');
}
