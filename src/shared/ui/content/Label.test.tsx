import { expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { Label } from './Label';

it('says the present sum, whenever a translator responds', () => {
  const { container, rerender } = renderUi(<Label>Pay HK$880</Label>);
  const translate = (node: Node | null | undefined) => {
    const font = document.createElement('font');
    font.textContent = 'HK$880 bezahlen';
    (node as ChildNode).replaceWith(font);
  };
  translate(container.querySelector('span')?.firstChild);
  rerender(<Label>Pay HK$1,060</Label>);
  expect(container).toHaveTextContent('Pay HK$1,060');

  // The translation of a text that has been replaced meanwhile.
  const asked = container.querySelector('span')?.firstChild;
  rerender(<Label>Pay HK$880</Label>);
  translate(asked);
  expect(container).toHaveTextContent('Pay HK$880');
});
