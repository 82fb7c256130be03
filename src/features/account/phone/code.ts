import { cleanIdentifier } from '@/shared/lib/typed';

/** Patterns of the code in a whole message, the likeliest first: codes have six digits, dates and call centres fewer. */
const codes = [/(?<!\d)\d{6}(?!\d)/, /(?<!\d|\d[ -])\d{3}[ -]\d{3}(?![ -]?\d)/, /(?<!\d)\d{3}[ -]?\d{1,5}(?!\d)/];

/** Returns the digits of the code in a text, as typed or pasted: `123 456`, digits of any script, or a whole SMS. */
export function readPhoneCode(text: string): string {
  const plain = text
    .split(/[\r\n]+/)
    .map(cleanIdentifier)
    .join('\n');
  const found = /[^\d -]/.test(plain) && codes.flatMap((code) => code.exec(plain)?.[0] ?? [])[0];
  return (found || plain).replace(/\D/g, '').slice(0, 8);
}
