import { expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { PersonName } from './PersonName';

it.each([
  ['ครูพิมพ์ชนก ศรีสุข', ['ครูพิมพ์ชนก', ' ', 'ศรีสุข']],
  ['Ms Karen Lau', ['Ms Karen Lau']],
  ['劉嘉欣老師', ['劉嘉欣老師']],
])('keeps the parts of %s together: %j', (name, parts) => {
  const { container } = renderUi(<PersonName>{name}</PersonName>);
  expect(container).toHaveTextContent(name);
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(parts);
});
