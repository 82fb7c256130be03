import { createElement, Fragment } from 'react';
import { markParts, nothingSought, type Sought } from '@/shared/search/marks';
import type { CueLine } from './captions';

/** Each text is an element of its own, so that a translated page can replace it. */
const renderText = (text: string, sought: Sought) =>
  sought.words.length === 0
    ? [createElement('span', null, text)]
    : markParts(text, sought).map((part) => createElement(part.isFound ? 'mark' : 'span', null, part.text));

/** A line of captions, with readings above their words; what is sought is marked. */
export function CueText({ line, sought = nothingSought }: { line: CueLine; sought?: Sought }) {
  const parts = line.flatMap((part) =>
    typeof part === 'string'
      ? renderText(part, sought)
      : [createElement('ruby', null, ...renderText(part.word, sought), createElement('rt', null, part.reading))],
  );
  return createElement(Fragment, null, ...parts);
}
