/** Returns the digits of the code in a text, as typed or pasted: `123 456`, full-width digits, or a whole SMS. */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replace(/\D/g, '');
  // In a whole message, the first run of digits with the length of a code.
  const found = /[^\d\s-]/.test(plain) ? /(?<!\d)\d{3}[\s-]?\d{1,5}(?!\d)/.exec(plain)?.[0].replace(/\D/g, '') : digits;
  return (found ?? digits).slice(0, 8);
}
