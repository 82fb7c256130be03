// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies } from './browserCookies';
import { keepDeviceId, keepToken, readToken, removeToken, writeToken } from './token';

const known = '00000000-0000-4000-8000-00000000c0de';
const written: string[] = [];
let text = '';

/** Replaces `document.cookie`: records what is written, and returns `text` when read. */
function spyOnCookies(denied = false) {
  written.length = 0;
  text = '';
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'set').mockImplementation(denied ? refuse : (value) => void written.push(value));
  vi.spyOn(document, 'cookie', 'get').mockImplementation(denied ? refuse : () => text);
}

const open = (cookieDomain = '', cookiePrefix = '') => browserCookies({ cookieDomain, cookiePrefix });
const attributes = (cookie = '') => cookie.split('; ').slice(1).sort();

describe('cookies', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('live 30 days, Lax, Secure and on the configured domain', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z') });
    spyOnCookies();
    vi.stubGlobal('location', { protocol: 'https:' });
    writeToken(open('lantern.example'), 'abc');
    expect(written[0]).toMatch(/^token=abc;/);
    expect(attributes(written[0])).toEqual(
      ['domain=lantern.example', 'expires=Tue, 01 Dec 2026 00:00:00 GMT', 'path=/', 'sameSite=Lax', 'secure'].sort(),
    );
  });

  it('keep every sign of a token, such as those of base64', () => {
    const token = 'q1+/Zz==.~%2B;,\\"';
    spyOnCookies();
    writeToken(open(), token);
    text = written[0]?.split('; ')[0] ?? '';
    expect(readToken(open())).toBe(token);
  });

  it('have neither Secure nor Domain on a plain-http host, which would refuse them', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z') });
    spyOnCookies();
    vi.stubGlobal('location', { protocol: 'http:' });
    writeToken(open('lantern.example'), 'abc');
    expect(attributes(written[0])).toEqual(['expires=Tue, 01 Dec 2026 00:00:00 GMT', 'path=/', 'sameSite=Lax'].sort());
  });

  it('are removed with the attributes they were set with', () => {
    spyOnCookies();
    vi.stubGlobal('location', { protocol: 'https:' });
    removeToken(open('lantern.example'));
    expect(written[0]).toMatch(/^token=;/);
    expect(attributes(written[0])).toEqual(expect.arrayContaining(['domain=lantern.example', 'path=/', 'secure']));
  });

  it.each([
    '',
    'token=',
    'token=%20',
    'token=a%20b',
    'token=t%C3%B6ken',
    'token=a%0Ab',
    'other=1',
    '%E0%A4%A=x; token',
    'mytoken=1',
  ])('"%s" holds no token', (cookie) => {
    spyOnCookies();
    text = cookie;
    expect(readToken(open())).toBeNull();
  });

  it('renew the 30 days of a token at each start, and only of one', () => {
    spyOnCookies();
    text = 'token=abc';
    expect(keepToken(open())).toBe('abc');
    expect(written).toEqual([expect.stringMatching(/^token=abc;/)]);
    text = 'token=';
    written.length = 0;
    expect(keepToken(open())).toBeNull();
    expect(written).toEqual([]);
  });

  it('never throw where the browser denies them', () => {
    spyOnCookies(true);
    const cookies = open();
    expect(cookies.get('lang')).toBeNull();
    cookies.set('lang', 'en-hk');
    cookies.remove('lang');
    expect(keepDeviceId(cookies)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the device’s id', () => {
  it('is kept, and written again at each start so that its 30 days roll', () => {
    spyOnCookies();
    text = `device_id=${known}`;
    expect(keepDeviceId(open())).toBe(known);
    expect(written[0]).toMatch(new RegExp(`^device_id=${known};`));
  });

  it.each(['mine', '%F0%9F%98%80', `${known}0`])('is made again where "%s" is none', (id) => {
    spyOnCookies();
    text = `device_id=${id}`;
    expect(keepDeviceId(open(), known)).toBe(known);
  });

  it('is made once where there is none, or an empty one', () => {
    spyOnCookies();
    text = 'device_id=';
    const id = keepDeviceId(open());
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(written[0]).toMatch(new RegExp(`^device_id=${id};`));
  });
});

describe('cookies that another subdomain has set', () => {
  interface Stored {
    name: string;
    value: string;
    path: string;
    domain: string;
  }

  /** A browser at `https://www.lantern.example/en-hk/login` that stores cookies by name, path and domain. */
  function openBrowser(planted: readonly Omit<Stored, 'name'>[]) {
    const here = { protocol: 'https:', hostname: 'www.lantern.example', pathname: '/en-hk/login' };
    vi.stubGlobal('location', here);
    let stored: Stored[] = planted.map((cookie) => ({ name: 'token', ...cookie }));
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
      stored
        .filter(({ path }) => `${here.pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`))
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    );
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      const [pair = '', ...rest] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const { path = '/', domain = '', expires = '' } = Object.fromEntries(rest.map((part) => part.split('=')));
      stored = stored.filter((one) => one.name !== name || one.path !== path || one.domain !== domain);
      if (Date.parse(expires) > Date.now()) stored.push({ name, value, path, domain });
    });
    return () => stored;
  }
  const domain = 'lantern.example';
  const planted = [
    { value: 'evil', path: '/en-hk', domain },
    { value: 'evil', path: '/en-hk/', domain },
    { value: 'evil', path: '/', domain: 'www.lantern.example' },
    { value: 'evil', path: '/en-hk/login', domain: '' },
  ];
  afterEach(() => vi.unstubAllGlobals());

  it.each(['', domain])('are not read beside the app’s own, and removed with it (domain "%s")', (configured) => {
    for (const one of planted) {
      const stored = openBrowser([{ value: 'mine', path: '/', domain: configured }, one]);
      expect(readToken(open(configured))).toBeNull();
      expect(stored()).toEqual([]);
    }
  });

  it.each(['', domain])('are replaced by a log-in, and removed by a log-out (domain "%s")', (configured) => {
    const stored = openBrowser(planted);
    const cookies = open(configured);
    writeToken(cookies, 'mine');
    expect(readToken(cookies)).toBe('mine');
    expect(stored()).toHaveLength(1);
    removeToken(cookies);
    expect(stored()).toEqual([]);
  });

  it.each(['__Secure-', '__Host-'])('are neither read nor kept where the names begin with %s', (prefix) => {
    const stored = openBrowser(planted);
    const cookies = open('', prefix);
    expect(readToken(cookies)).toBeNull();
    writeToken(cookies, 'mine');
    expect(stored()).toEqual([{ name: `${prefix}token`, value: 'mine', path: '/', domain: '' }]);
    expect(readToken(cookies)).toBe('mine');
    removeToken(cookies);
    expect(stored()).toEqual([]);
  });

  it('are those of a plain-http host without a prefix, which would refuse it', () => {
    spyOnCookies();
    vi.stubGlobal('location', { protocol: 'http:' });
    writeToken(open('', '__Host-'), 'abc');
    expect(written[0]).toMatch(/^token=abc;/);
  });
});
