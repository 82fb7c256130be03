import { expect, it } from 'vitest';
import { pressedKey } from './pressedKey';

const none = { keyCode: 0, isComposing: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each<[string, Partial<typeof none>, string]>([
  ['ArrowDown', {}, 'ArrowDown'],
  ['ArrowDown', { shiftKey: true }, 'Shift+ArrowDown'],
  ['Home', { ctrlKey: true }, 'Control+Home'],
  ['ArrowLeft', { altKey: true }, 'Alt+ArrowLeft'],
  ['ArrowLeft', { metaKey: true, shiftKey: true }, 'Meta+Shift+ArrowLeft'],
  ['?', { shiftKey: true }, '?'],
  ['Escape', { isComposing: true }, ''],
  // Safari sends it after the composition has ended.
  ['Escape', { keyCode: 229 }, ''],
  ['Process', { keyCode: 229 }, ''],
])('%s with %j is "%s"', (key, more, name) => {
  const event = { ...none, key, ...more };
  expect(pressedKey(event)).toBe(name);
  expect(pressedKey({ nativeEvent: event })).toBe(name);
});
