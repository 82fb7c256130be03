/** Sets the text of a field as a password manager does: without an event, and past what React knows of the field. */
export function fillSilently(field: Element, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}
