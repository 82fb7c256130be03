type Press = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns whether a key belongs to an input method, which writes one sign by several keys. Safari ends the composition
 * before the key that ends it: only the code 229 tells.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<Press, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

/**
 * Returns the name of a pressed key with its modifiers (`ArrowDown`, `Shift+ArrowDown`, `Control+Home`), '' for a key of
 * an input method. Shift is a part of a sign such as `?`.
 */
export function pressedKey(event: Press | { nativeEvent: Press }): string {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  if (isComposing(press)) return '';
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  const isNamed = key.length > 1;
  const modifiers = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', shiftKey && isNamed && 'Shift'];
  return [...modifiers.filter(Boolean), key].join('+');
}
