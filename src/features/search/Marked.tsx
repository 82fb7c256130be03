import { markParts, type Sought } from '@/shared/search/marks';

/** A text with the words that were looked for marked. */
export function Marked({ text, sought }: { text: string; sought: Sought }) {
  let at = 0;
  return markParts(text, sought).map((part) => {
    at += part.text.length;
    return part.isFound ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>;
  });
}
