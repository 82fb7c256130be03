import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('./cutText');
const load = (): Promise<Module> => {
  vi.resetModules();
  return import('./cutText');
};

describe.each([['with the browser’s division'], ['without it']])('%s', (name) => {
  let module: Module;
  beforeEach(async () => {
    const others = Object.getOwnPropertyNames(Intl).filter((one) => one !== 'Segmenter');
    if (name === 'without it')
      vi.stubGlobal('Intl', Object.fromEntries(others.map((one) => [one, Intl[one as keyof typeof Intl]])));
    module = await load();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['abc', 3, 'abc'],
    ['abc', 2, 'ab'],
    ['ab🎓', 3, 'ab'],
    ['ab🎓', 4, 'ab🎓'],
    ['𠮷田', 1, ''],
  ])('%s has in %i units: %s', (text, most, cut) => expect(module.cutText(text, most)).toBe(cut));

  it.each([
    ['𠮷田', '𠮷'],
    ['🎓 Kit', '🎓'],
    ['Kit', 'K'],
    ['', ''],
  ])('%j begins with %j', (text, letter) => expect(module.firstLetter(text)).toBe(letter));
});

describe('letters of several signs stay whole', async () => {
  const { cutText, firstLetter } = await load();
  it.each([
    ['Hi 👨‍👩‍👧', 8, 'Hi '],
    ['น้ำ', 2, ''],
    ['é'.normalize('NFD').repeat(2), 3, 'é'.normalize('NFD')],
    ['🇭🇰🇹🇼', 6, '🇭🇰'],
  ])('%s in %i units', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

  it('also the first', () => expect(firstLetter('각'.normalize('NFD'))).toBe('각'.normalize('NFD')));
});
