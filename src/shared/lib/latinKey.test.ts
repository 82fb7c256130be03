import { describe, expect, it } from 'vitest';
import { latinKey } from './latinKey';

const shift = true;

describe('latinKey', () => {
  it.each([
    ['Latin', 'k', 'KeyK', false, 'k'],
    ['Latin, caps lock', 'K', 'KeyK', false, 'k'],
    ['Dvorak: the letter counts, not its place', 'k', 'KeyV', false, 'k'],
    ['AZERTY', 'm', 'Semicolon', false, 'm'],
    ['AZERTY', '?', 'KeyM', shift, '?'],
    ['German', '<', 'IntlBackslash', false, '<'],
    ['Turkish: a Latin letter in the place of a sign', 'Ö', 'Comma', shift, 'ö'],
    ['French: a Latin letter in the place of a digit', 'é', 'Digit2', false, 'é'],
    ['Thai', 'า', 'KeyK', false, 'k'],
    ['Thai', 'ฝ', 'Slash', false, '/'],
    ['Thai', 'ฦ', 'Slash', shift, '?'],
    ['Thai: the sign itself', '/', 'Digit2', false, '/'],
    ['Korean', 'ㅏ', 'KeyK', false, 'k'],
    ['Zhuyin', 'ㄜ', 'KeyK', false, 'k'],
    ['Zhuyin', 'ㄥ', 'Slash', false, '/'],
    ['Zhuyin', '，', 'Comma', shift, ','],
    ['Chinese signs', '《', 'Comma', shift, '<'],
    ['Japanese, full width', 'ｋ', 'KeyK', false, 'k'],
    ['Japanese, full width', '？', 'Slash', shift, '?'],
    ['Cyrillic', 'л', 'KeyK', false, 'k'],
    ['Cyrillic', 'Б', 'Comma', shift, '<'],
    ['Cyrillic: the sign in its place', '.', 'Slash', false, '.'],
    ['Greek', 'μ', 'KeyM', false, 'm'],
    ['an input method', 'Process', 'KeyK', false, 'k'],
    ['an input method', 'Process', 'Slash', false, '/'],
    ['an input method', 'Process', 'ArrowLeft', false, 'ArrowLeft'],
    ['an input method', 'Process', 'Space', false, ' '],
    ['an input method', 'Process', 'F1', false, 'Process'],
    ['no place', 'า', '', false, 'า'],
    ['named', 'ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
    ['named', 'Escape', 'CapsLock', false, 'Escape'],
    ['space', ' ', 'Space', false, ' '],
  ])('%s: %s at %s, shift %s, is %s', (_layout, key, code, shiftKey, typed) => {
    expect(latinKey({ key, code, shiftKey, isComposing: false })).toBe(typed);
  });

  it('has no key of a composition', () => {
    expect(latinKey({ key: 'k', code: 'KeyK', shiftKey: false, isComposing: true })).toBe('');
  });
});
