import { expect, it } from 'vitest';
import { defineVersion, readVersion } from './version';

it('is that of the environment, else that of the package', () => {
  expect(readVersion({ BUILD_VERSION: '1a2b3c4' })).toBe('1a2b3c4');
  expect(readVersion({})).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readVersion({ BUILD_VERSION: '' })).toBe(readVersion({}));
  expect(defineVersion({ BUILD_VERSION: '7' })).toEqual({ 'import.meta.env.APP_VERSION': '"7"' });
});

it.each(['a b', '"', 'x'.repeat(65)])('refuses %s', (version) => {
  expect(() => readVersion({ BUILD_VERSION: version })).toThrow('BUILD_VERSION');
});
