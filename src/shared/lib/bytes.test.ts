import { expect, it } from 'vitest';
import { formatBytes } from './bytes';

it.each([
  [0, '0.1 MB'],
  [1_240_000, '1.2 MB'],
  [14_400_000, '14 MB'],
  [999_000_000, '999 MB'],
  [1_250_000_000, '1.3 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-HK')).toBe(text);
});
