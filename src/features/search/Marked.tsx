import { markParts, type SoughtWord } from '@/domain/search/marks';

/** A text with the words that were looked for marked. */
export function Marked({ text, words }: { text: string; words: readonly SoughtWord[] }) {
  let at = 0;
  return markParts(text, words).map((part) => {
    at += part.text.length;
    return part.isFound ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>;
  });
}
