import { expect, it } from 'vitest';
import { refuseSubject } from './commitSubject.mjs';

it('accepts a subject of one thing in at most 90 characters, and the words of Git itself', () => {
  expect(refuseSubject('Let an unpaid order be dropped')).toBeNull();
  expect(refuseSubject('x'.repeat(90))).toBeNull();
  expect(refuseSubject(`Merge branch ${'x'.repeat(90)}`)).toBeNull();
});

it('says why it refuses another one', () => {
  expect(refuseSubject('x'.repeat(91))).toContain('91 characters');
  expect(refuseSubject('Mend the cart; rename the order')).toContain('one thing');
  expect(refuseSubject(' ')).toContain('empty');
});
