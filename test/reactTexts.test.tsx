import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isHeldByReact } from './reactTexts';

it('tells texts beside other content from those that are alone', () => {
  // This test has what `test/setup.ts` refuses.
  document.createTextNode = Document.prototype.createTextNode;
  const { container } = render(
    <div>
      <p>alone</p>
      beside
      <>in a fragment</>
    </div>,
  );
  const texts: Text[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  expect(texts.map((text) => [text.data, isHeldByReact(text)])).toEqual([
    ['alone', false],
    ['beside', true],
    ['in a fragment', true],
  ]);
});
