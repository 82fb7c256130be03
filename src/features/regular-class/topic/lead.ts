/** The beginning of a class's description, below its title. */
import { excerptOf, plainText, textBlocks } from '@/shared/lib/plainText';

/** Most characters of a lead that has room below the title in full; a character without spaces counts as two. */
const mostCharacters = 180;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A tag of more than a paragraph: its format or its link would be lost in a plain text. */
const formatted = /<(?!\/?(?:p|br|div|span)\b)[a-z]/i;

/** Returns the description in one line, and whether it says all that the description does. */
export function leadOf(description: string): { text: string; isWhole: boolean } {
  const whole = plainText(description);
  const length = whole.length + (whole.match(wide)?.length ?? 0);
  const isWhole = textBlocks(description).length === 1 && !formatted.test(description) && length <= mostCharacters;
  return { text: excerptOf(description), isWhole };
}
