// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { usedStyles } from './floor';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const keepOf = (css: string) => {
  document.body.innerHTML = '<nav><a class="link"><b></b></a></nav>';
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  return usedStyles().replace(/\s/g, '');
};

it.each([
  'nav > .link { color: red; }',
  'nav:has(> .link) { color: red; }',
  'nav > :hover { color: red; }',
  '.link:hover > b { color: red; }',
  '.link:not(:hover)::before { color: red; }',
  '::selection { color: red; }',
])('keeps %s, which applies to the page', (rule) => {
  expect(keepOf(rule)).toBe(rule.replace(/\s/g, ''));
});

it.each(['nav > b { color: red; }', 'p:hover > b { color: red; }', 'nav:has(> p) { color: red; }'])(
  'drops %s, which applies to nothing',
  (rule) => {
    expect(keepOf(rule)).toBe('');
  },
);
