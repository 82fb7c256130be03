import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockJson, escapeHtml, hashSource, sessionScript } from './htmlDocument.ts';

it('escapes markup', () => {
  expect(escapeHtml(`<a href="x">&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;'&lt;/a&gt;");
  expect(blockJson({ a: '<' })).toBe('{"a":"\\u003c"}');
});

it('names what is inline as the policy does', () => {
  expect(hashSource('a{}')).toBe(`sha256-${createHash('sha256').update('a{}').digest('base64')}`);
});

describe('the script that marks members', () => {
  it.each([
    ['token=abc', 'member'],
    ['lang=en-hk; token=abc', 'member'],
    ['token=', undefined],
    ['token=; lang=en-hk', undefined],
    ['token=%20', undefined],
    ['__Secure-token=abc', 'member'],
    ['a=b; __Host-token=abc', 'member'],
    ['x_token=abc', undefined],
    ['', undefined],
  ])('with the cookies %j: %s', (cookie, expected) => {
    const dataset: Record<string, string> = {};
    new Function('document', sessionScript)({ cookie, documentElement: { dataset } });
    expect(dataset.session).toBe(expected);
  });

  it('is silent where cookies are denied', () => {
    const denied = {
      get cookie(): string {
        throw new Error('denied');
      },
    };
    expect(() => new Function('document', sessionScript)(denied)).not.toThrow();
  });
});
