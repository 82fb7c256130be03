/** Cleans what was typed or pasted, the same in every field, before it is checked, stored or sent. */

/** Signs without a look of their own, which messengers and address books put around texts; and halves of signs. */
const unseen = /(?![\p{Join_Control}\u{e0020}-\u{e007f}])(?=\p{Default_Ignorable_Code_Point})\p{Cf}|\p{Cs}/gu;
/** Joiners that join nothing. Between letters many scripts need them, between emojis they make one of several. */
const loose = /(?<![^\s\p{Join_Control}])\p{Join_Control}+|\p{Join_Control}+(?![^\s\p{Join_Control}])/gu;
const seen = /(?!\p{Default_Ignorable_Code_Point})\S/u;

/** Returns a text that shows anything, else ''. */
const orEmpty = (text: string): string => (seen.test(text) ? text.trim() : '');

/** Cleans words in sentences; line breaks, emojis and small forms such as `x²` stay. */
export const cleanText = (text: string): string =>
  orEmpty(
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(unseen, '')
      .replace(/(?![\t\n])\p{Cc}/gu, '')
      .replace(loose, ''),
  );

/** Cleans the name of a person: one line, in letters of usual width; '' without a visible letter. */
export function cleanName(text: string): string {
  const name = cleanText(text.normalize('NFKC')).replace(/\s+/g, ' ');
  return /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name) ? name : '';
}

/** Returns a digit of any script as one of 0 to 9: each script has its digits in order, the first after another sign. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Cleans what is compared sign by sign: an email address, a telephone number, a code. */
export const cleanIdentifier = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .trim();

/** Cleans an email address; a domain in other letters is written as browsers send it (`xn--`). */
export function cleanEmail(text: string): string {
  const address = cleanIdentifier(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^[\0-\x7f]*$/.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}
