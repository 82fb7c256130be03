/**
 * Hostile values by kind, for any field of any response. Scripts set `hostile` on the window, and addresses name
 * `evil.test`, so a test sees whether a script runs or an address is requested.
 */
const repeated = (text: string, times: number) => text.repeat(times);

/** Arrays and objects within each other. */
export function nestObjects(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const texts = {
  markup: [
    '<script>window.hostile=1</script>',
    '<img src=x onerror="window.hostile=1">',
    '<svg/onload=window.hostile=1>',
    '"><iframe srcdoc="<script>parent.hostile=1</script>"></iframe>',
    '<a href="javascript:window.hostile=1">a</a>',
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hostile=1>',
    '<style>*{display:none!important}</style>',
    '<base href="https://evil.test/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
    '<form action="https://evil.test/"><input name=q autofocus onfocus=window.hostile=1></form>',
    '<p style="position:fixed;inset:0;background:url(https://evil.test/a.png)">a</p>',
    '<object data="https://evil.test/"></object><embed src="https://evil.test/"><link rel=stylesheet href="https://evil.test/a.css">',
    '</title></textarea></script><script>window.hostile=1</script>',
    '<<<>>><!--<![CDATA[',
    "{{constructor.constructor('window.hostile=1')()}}",
    '$t(common:nothing, {"a": "{{b}}"})',
  ],
  address: [
    'javascript:window.hostile=1',
    'JaVa\tScRiPt:window.hostile=1',
    ' \u0001javascript:window.hostile=1',
    'data:text/html,<script>parent.hostile=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hostile=1"/>',
    'vbscript:a',
    'blob:https://evil.test/1',
    'file:///etc/passwd',
    'intent://evil.test/#Intent;scheme=https;end',
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    'https://evil.test/a.png',
    'http://www.example@evil.test/',
    'https://[',
    'https://evil.test:99999/',
    '/../../../%2e%2e/%00',
  ],
  long: [
    repeated('x', 10_000),
    repeated('word ', 2000),
    repeated('漢', 5000),
    repeated('ที่', 3000),
    repeated('👩‍👩‍👧‍👦', 1000),
    repeated('\u0301', 5000),
    repeated('<', 20_000),
    repeated('<b>', 5000),
    `https://evil.test/${repeated('a', 5000)}`,
    repeated('a', 120_000),
  ],
  control: [
    '\u0000',
    'a\u0000b\u0007\u001b[31m\u007f\u0085',
    repeated('\n', 2000),
    '\u2028\u2029',
    '\ud800',
    '\ufffe\uffff',
  ],
  bidi: ['\u202egnp.exe', '\u2066\u2067\u2068a\u2069', '\u200f\u200e', 'שלום مرحبا', repeated('\u202e', 500)],
  key: ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''],
  number: ['1e308', 'NaN', '-1', '0x10', '１２'],
  date: [
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:00:00+14:00',
    '2999-12-31T23:59:59Z',
    '9999-12-31T23:59:59+08:00',
    '+275760-09-13T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T18:30:00+99:99',
    '2026-11-20',
  ],
} as const;

const numbers = [0, -0, -1, 1.5, 1e-7, 5e-324, 2 ** 31, 2 ** 53, 1e12, 1e15, 1e21, 1e308, -1e308];

/** Text for fields that have text, by kind. */
export const hostileTexts: Readonly<Record<string, readonly string[]>> = texts;
export const hostileNumbers: readonly number[] = numbers;

/** Values of another type than any field expects. */
export const hostileTypes: readonly unknown[] = [
  null,
  true,
  7,
  'x',
  [],
  {},
  [null],
  [[]],
  { id: {}, toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}}}'),
  nestObjects(2000),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key_${index}`, index])),
];
