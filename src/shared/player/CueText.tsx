import { createElement, Fragment } from 'react';
import type { CueLine, CuePart } from './captions';

/** Each text is an element of its own, so that a translated page can replace it. */
const render = (part: CuePart) =>
  typeof part === 'string'
    ? createElement('span', null, part)
    : createElement('ruby', null, createElement('span', null, part.word), createElement('rt', null, part.reading));

/** A line of captions, with readings above their words. */
export function CueText({ line }: { line: CueLine }) {
  return createElement(Fragment, null, ...line.map(render));
}
