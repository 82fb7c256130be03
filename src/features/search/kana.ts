import { spellByLetter } from '@/shared/search/words';
import type { Vocabulary } from './vocabulary';

/** From a letter of hiragana to that of katakana. */
const distance = 0x60;

const moved = (text: string, by: number): string =>
  text.replace(/[ぁ-ゖゝゞァ-ヶヽヾ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));

/**
 * Returns a text with its words in hiragana in katakana, where an index has such a word, and words in katakana that no
 * index has in hiragana.
 */
export const swapKana = (text: string, vocabulary: Pick<Vocabulary, 'hasPrefix'>): string =>
  text.normalize('NFKC').replace(/[ぁ-ゖゝゞ][ぁ-ゖゝゞー]+|[ァ-ヶヽヾ][ァ-ヶヽヾー]+/g, (word) => {
    const isHiragana = word < 'ァ';
    const katakana = isHiragana ? moved(word, distance) : word;
    return vocabulary.hasPrefix(spellByLetter(katakana)) ? katakana : moved(word, isHiragana ? 0 : -distance);
  });
