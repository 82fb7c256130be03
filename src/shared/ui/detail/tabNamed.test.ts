import { expect, it } from 'vitest';
import { findTab } from './findTab';

it('opens the tab of the address, and the first where it names none of them', () => {
  const keys = ['about', 'summary'];
  const named = [null, '', 'summary', 'review', 'constructor', 'Summary'];
  expect(named.map((name) => findTab(name, keys))).toEqual(['about', 'about', 'summary', 'about', 'about', 'about']);
  expect(findTab('about', [])).toBeUndefined();
});
