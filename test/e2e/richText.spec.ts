import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

/**
 * Tests the sanitiser with hostile markup, in a real browser and under the site's Trusted Types policy: the DOM of the
 * unit tests iterates differently over a tree that changes.
 */
const entry = fileURLToPath(new URL('../../src/shared/ui/content/sanitiseHtml.ts', import.meta.url));
const address = 'http://rich-text.test/';
const policy =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types app-html dompurify default";

let code = '';

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'sanitiser' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('the sanitiser was not built');
  code = chunk.code;
});

test.beforeEach(async ({ page }) => {
  await page.route(`${address}**`, (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': policy },
          body: '<!doctype html><div id="box"></div><script src="/sanitiser.js"></script>',
        })
      : route.fulfill({ contentType: 'text/javascript', body: `${code};window.sanitiser = sanitiser;` }),
  );
  await page.goto(address);
});

/** Returns the content of the page after a text was inserted as a component does it: as a TrustedHTML. */
function shown(page: Page, html: string): Promise<string> {
  return page.evaluate((dirty) => {
    const { sanitiseHtml } = (window as unknown as { sanitiser: { sanitiseHtml(html: string): string } }).sanitiser;
    const box = document.getElementById('box');
    if (!box) throw new Error('no box');
    const clean = sanitiseHtml(dirty);
    if (typeof clean === 'string') throw new Error('not a TrustedHTML');
    box.innerHTML = clean;
    return box.innerHTML;
  }, html);
}

const hostile: readonly [string, string, string][] = [
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture with a handler', '<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
  ['a style element', '<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
  ['style, id, class and name', '<p style="position:fixed" id="root" class="x" name="y">a</p>', '<p>a</p>'],
  ['names of the document’s own', '<a id="config">a</a><a name="cookie">b</a>', '<a>a</a><a>b</a>'],
  ['data and aria attributes', '<p data-x="1" aria-hidden="true">a</p>', '<p>a</p>'],
  ['form controls', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['a frame', '<iframe src="https://e.example">x</iframe>a', 'a'],
  ['object and embed', '<object data="x"></object><embed src="x">a', 'a'],
  ['video and audio', '<video src="/v.mp4"></video><audio src="/a.mp3"></audio>a', 'a'],
  ['a drawing', '<svg><a href="https://e.example"><text>x</text></a></svg>a', 'a'],
  ['a drawing with a handler', '<svg onload="alert(1)"><script>1</script></svg>a', 'a'],
  ['a formula', '<math><mtext><img src=x onerror=alert(1)></mtext></math>a', 'a'],
  ['base and meta', '<base href="https://e.example"><meta http-equiv="refresh" content="0">a', 'a'],
  ['a script in a link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a hidden script in a link', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
  ['data in a link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['a link without a scheme', '<a href="//e.example">a</a>', '<a>a</a>'],
  ['data in a picture', '<img src="data:image/svg+xml,x">a', 'a'],
  ['a template', '<template><script>1</script></template>a', 'a'],
  ['an unclosed tag', '<img src=x onerror=alert(1)//', ''],
  [
    'a closing tag in an attribute',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a',
    '<p>a</p>',
  ],
];

test('drops everything hostile, and nothing of it reaches the policy', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  for (const [name, html, expected] of hostile) {
    expect.soft(await shown(page, html), name).toBe(expected);
    expect.soft(reported.splice(0), name).toEqual([]);
  }
});

test('gives no element a name that a script would read instead of its own', async ({ page }) => {
  await shown(
    page,
    '<a id="config"></a><a id="config" name="url" href="https://e.example/">a</a>' +
      '<form name="cookie"><input name="attributes"></form><img name="getElementById" src="https://e.example/a.png">',
  );
  expect(
    await page.evaluate(() => [
      'config' in window,
      typeof document.cookie,
      typeof document.getElementById,
      document.querySelectorAll('#box [id], #box [name]').length,
    ]),
  ).toEqual([false, 'string', 'function', 0]);
});

test('keeps formatting and makes links safe', async ({ page }) => {
  const text = '<h2>T</h2><ul><li><strong>b</strong></li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(await shown(page, text)).toBe(text);
  await shown(page, '<a href="https://e.example/" target="_top" rel="opener">a</a>');
  const link = page.locator('#box a');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('refuses what the browser parses into too deep or too many elements', async ({ page }) => {
  const isRefused = (html: string) =>
    page.evaluate((dirty) => {
      const { sanitiseHtml } = (window as unknown as { sanitiser: { sanitiseHtml(html: string): unknown } }).sanitiser;
      return sanitiseHtml(dirty) === null;
    }, html);
  expect(await isRefused('<ul><li>'.repeat(12_000))).toBe(true);
  expect(await isRefused('<ul><li>'.repeat(26))).toBe(true);
  expect(
    await isRefused(`${Array.from({ length: 60 }, (_, n) => `<b title="${n}">`).join('')}${'<p>x'.repeat(40)}`),
  ).toBe(true);
  expect(await isRefused('<ul><li>x'.repeat(20))).toBe(false);
});
