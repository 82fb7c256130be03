// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies } from './browserCookies';
import { keepDeviceId, readToken, removeToken, writeToken } from './token';

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
    writeToken(browserCookies('lantern.example'), 'abc');
    expect(written[0]).toMatch(/^token=abc;/);
    expect(attributes(written[0])).toEqual(
      ['domain=lantern.example', 'expires=Tue, 01 Dec 2026 00:00:00 GMT', 'path=/', 'sameSite=Lax', 'secure'].sort(),
    );
  });

  it('have neither Secure nor Domain on a plain-http host, which would refuse them', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z') });
    spyOnCookies();
    vi.stubGlobal('location', { protocol: 'http:' });
    writeToken(browserCookies('lantern.example'), 'abc');
    expect(attributes(written[0])).toEqual(['expires=Tue, 01 Dec 2026 00:00:00 GMT', 'path=/', 'sameSite=Lax'].sort());
  });

  it('are removed with the attributes they were set with', () => {
    spyOnCookies();
    vi.stubGlobal('location', { protocol: 'https:' });
    removeToken(browserCookies('lantern.example'));
    expect(written[0]).toMatch(/^token=;/);
    expect(attributes(written[0])).toEqual(expect.arrayContaining(['domain=lantern.example', 'path=/', 'secure']));
  });

  it.each(['', 'token=', 'token=%20', 'other=1', '%E0%A4%A=x; token', 'mytoken=1'])('"%s" holds no token', (cookie) => {
    spyOnCookies();
    text = cookie;
    expect(readToken(browserCookies(''))).toBeNull();
  });

  it('never throw where the browser denies them', () => {
    spyOnCookies(true);
    const cookies = browserCookies('');
    expect(cookies.get('lang')).toBeNull();
    cookies.set('lang', 'en-hk');
    cookies.remove('lang');
    expect(keepDeviceId(cookies)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the device’s id', () => {
  it('is kept, and written again at each start so that its 30 days roll', () => {
    spyOnCookies();
    text = 'device_id=known';
    expect(keepDeviceId(browserCookies(''))).toBe('known');
    expect(written[0]).toMatch(/^device_id=known;/);
  });

  it('is made once where there is none, or an empty one', () => {
    spyOnCookies();
    text = 'device_id=';
    const id = keepDeviceId(browserCookies(''));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(written[0]).toMatch(new RegExp(`^device_id=${id};`));
  });
});
