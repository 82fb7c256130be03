// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A real browser proves what the sanitiser removes (test/e2e/richText.spec.ts): the DOM of unit tests iterates
// differently over a tree that changes. These tests cover the code around it.
const purify = vi.hoisted(() => ({
  hook: (_: Element) => {},
  sanitize: (html: string) => `clean:${html}`,
  addHook(_: string, hook: (node: Element) => void) {
    purify.hook = hook;
  },
}));
vi.mock('dompurify', () => ({ default: purify }));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

function element(html: string): Element {
  document.body.innerHTML = html;
  const found = document.body.firstElementChild;
  if (!found) throw new Error('no element');
  return found;
}

describe('sanitiseHtml', () => {
  it('returns a sanitised string without Trusted Types', async () => {
    const { sanitiseHtml } = await import('./sanitiseHtml');
    expect(sanitiseHtml('a')).toBe('clean:a');
  });

  it.each<[string, string, boolean]>([
    ['50 levels', '<ul><li>'.repeat(25) + '</li></ul>'.repeat(25), true],
    ['51 levels', `<p>${'<ul><li>'.repeat(25)}${'</li></ul>'.repeat(25)}</p>`, false],
    ['2,000 elements', '<p>a<br>b</p>'.repeat(1000), true],
    ['more elements', `${'<p>a<br>b</p>'.repeat(1000)}<hr>`, false],
    ['tags in attributes', `<p title="${'<b>'.repeat(60)}">a</p>`, true],
  ])('returns null beyond its bounds: %s', async (_, html, isShown) => {
    const { sanitiseHtml } = await import('./sanitiseHtml');
    expect(sanitiseHtml(html)).toBe(isShown ? `clean:${html}` : null);
  });

  it('parses no text of more tags than a text may have elements, and counts those that the parser adds', async () => {
    const { sanitiseHtml } = await import('./sanitiseHtml');
    const sanitize = vi.spyOn(purify, 'sanitize');
    expect(sanitiseHtml('<ul><li>'.repeat(1001))).toBeNull();
    expect(sanitize).not.toHaveBeenCalled();
    sanitize.mockReturnValue('<b></b>'.repeat(2001));
    expect(sanitiseHtml('<p>')).toBeNull();
  });

  it.each([
    ['<img src=x onerror="a()">', '<img src=x x-onerror="a()">'],
    ['<a title="1 > 0" OnClick = b()>x</a>', '<a title="1 > 0" x-OnClick = b()>x</a>'],
    ["<svg/onload='c()'>", "<svg/x-onload='c()'>"],
    ['<script>d()</script >', '<x-script>d()</x-script >'],
    ['<p title="a>b"onfocus=e()', '<p title="a>b"x-onfocus=e()'],
    ['turn onions = 5 on="x" <3', 'turn onions = 5 on="x" <3'],
    ['<scripture>f</scripture>', '<scripture>f</scripture>'],
    ['<a href="/on=1/once=2">g</a>', '<a href="/on=1/once=2">g</a>'],
  ])('lets the browser see no handler and no script in %j', async (dirty, seen) => {
    const { sanitiseHtml } = await import('./sanitiseHtml');
    expect(sanitiseHtml(dirty)).toBe(`clean:${seen}`);
  });

  it('reads a hundred thousand unclosed quotes at once', async () => {
    const { sanitiseHtml } = await import('./sanitiseHtml');
    const before = performance.now();
    sanitiseHtml('<a "'.repeat(100_000));
    sanitiseHtml("<a '".repeat(100_001));
    sanitiseHtml('<'.repeat(400_000));
    expect(performance.now() - before).toBeLessThan(2000);
  });

  it('gives the names of styles and base addresses to nobody, and words their own', async () => {
    const { sanitiseHtml } = await import('./sanitiseHtml');
    const dirty = `<STYLE media=x>a{}</style><base href=x><p class="a"style = "b" data-style="c">1 < 2, style = d</p>`;
    expect(sanitiseHtml(dirty)).toBe(
      'clean:<x-STYLE media=x>a{}</x-style><x-base href=x><p class="a"x-style = "b" data-style="c">1 < 2, style = d</p>',
    );
  });

  it('makes one policy named app-html and uses it', async () => {
    const createPolicy = vi.fn((_: string, rules: { createHTML: (text: string) => string }) => ({
      createHTML: (text: string) => `trusted:${rules.createHTML(text)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { sanitiseHtml } = await import('./sanitiseHtml');
    expect(sanitiseHtml('a')).toBe('trusted:clean:a');
    sanitiseHtml('b');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['app-html']);
  });

  it('opens links elsewhere without an opener, and takes the address of unsafe ones', async () => {
    await import('./sanitiseHtml');
    const link = element('<a href="https://e.example" target="_top">a</a>');
    purify.hook(link);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    for (const href of ['javascript:alert(1)', 'http://a@evil.example/', 'mailto:a@b.c']) {
      const unsafe = element(`<a href="${href}">a</a>`);
      purify.hook(unsafe);
      expect(unsafe.hasAttribute('href')).toBe(false);
    }
  });

  it('gives pictures an empty alternative, loads them late and drops those without a safe address', async () => {
    await import('./sanitiseHtml');
    const picture = element('<img src="https://e.example/a.png">');
    purify.hook(picture);
    expect(picture.getAttribute('alt')).toBe('');
    expect(picture.getAttribute('loading')).toBe('lazy');
    purify.hook(element('<img src="data:image/svg+xml,x">'));
    expect(document.querySelector('img')).toBeNull();
  });
});
