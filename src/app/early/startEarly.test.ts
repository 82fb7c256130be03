// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideEarlyLesson } from '@/domain/feed/earlyLesson';
import { isUuid } from '@/shared/lib/ids';
import { pathPattern } from '../prerender/earlyReads';
import { type EarlyPage, type EarlyTable, startEarly } from './startEarly';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const api = 'https://api.example/v';
const lesson = { title: 'data.lesson.name', pictures: ['data.lesson.live_picture_url', 'data.lesson.image_url'] };
const rows: EarlyPage[] = (
  [
    ['/', 'login', [], [`${api}/up_next`], lesson, null],
    ['/course/:id', 'public', [0, 1], [`${api}/courses/__id__`, `${api}/sales?id=__id__`], null, null],
    ['/course/:id/lesson/:lessonId', 'public', [1], [`${api}/courses/__id__`], null, null],
    ['/mine', 'login', [0], [`${api}/mine`], null, null],
    ['/mine/:id', 'login+region', [0], [`${api}/mine/__id__`], null, null],
    ['/buy/:id', 'region', [0], [`${api}/buy/__id__`], null, 'checkout'],
  ] satisfies EarlyPage[]
).map(([path, ...rest]) => [pathPattern('en-hk', path), ...rest]);
const table: EarlyTable = {
  region: 'hk',
  cookiePrefix: '',
  pictureHosts: ['i.example'],
  files: ['/assets/Page-1.js', '/assets/Page-1.css'],
  pages: rows,
};
const uuid = '0b5f9c1e-6d43-4a55-9d0a-2f6a1c3e4b77';

function startAt(pathname: string, cookie = '', user?: object, unsent?: object[], search = '') {
  vi.stubGlobal('location', { pathname, search });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  localStorage.clear();
  if (user) localStorage.setItem('app.user', JSON.stringify(user));
  if (unsent) localStorage.setItem('app.outbox.guest', JSON.stringify(unsent));
  return startEarly(table);
}

const sent = () => fetched.mock.calls.map(([{ url }]) => url.replace(api, ''));
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname]);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response()));
  document.head.replaceChildren();
  delete document.documentElement.dataset.opening;
});
afterEach(() => vi.unstubAllGlobals());

describe('a page that begins early', () => {
  it('sends its reads and preloads its files', () => {
    const started = startAt('/en-hk/course/101', `device_id=${uuid}`);
    expect(sent()).toEqual(['/courses/101', '/sales?id=101']);
    expect([...(started?.calls.keys() ?? [])]).toEqual([`${api}/courses/101`, `${api}/sales?id=101`]);
    expect(started?.deviceId).toBe(uuid);
    expect(links()).toEqual([
      ['modulepreload', '', '/assets/Page-1.js'],
      ['preload', 'style', '/assets/Page-1.css'],
    ]);
  });

  it.each<[string, object | string, string[]]>([
    [
      'the first',
      { lesson: { live_picture_url: 'https://i.example/1.svg', image_url: 'https://i.example/2.svg' } },
      ['1.svg'],
    ],
    ['the next', { lesson: { live_picture_url: null, image_url: 'https://i.example/2.svg' } }, ['2.svg']],
    ['none', { lesson: null }, []],
    ['none that is no text', { lesson: { live_picture_url: { x: 1 } } }, []],
    ['none of a response that is no JSON', '<html>', []],
  ])('preloads %s picture of its first response, and leaves the response to the app', async (_, data, expected) => {
    const body = typeof data === 'string' ? data : JSON.stringify({ data });
    fetched.mockResolvedValue(new Response(body));
    const started = startAt('/en-hk', 'token=t');
    const response = await started?.calls.get(`${api}/up_next`)?.response;
    await vi.waitFor(async () => expect(await response?.clone().text()).toBe(body));
    expect(links()).toEqual(expected.map((name) => ['preload', 'image', `/${name}`]));
  });

  it('shows the lesson of its first response by its title and picture, as text', async () => {
    const root = document.documentElement;
    const shown = () => ['--next-title', '--next-picture'].map((name) => root.style.getPropertyValue(name));
    const respond = (data: object) => fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
    respond({ lesson: null });
    startAt('/en-hk', 'token=t');
    respond({ lesson: { name: 'Say "hi"; a\\b', image_url: 'https://i.example/2.svg' } });
    startAt('/en-hk', 'token=t');
    await vi.waitFor(() => expect(root.dataset.nextLesson).toBe(''));
    expect(shown()).toEqual(['"Say \\"hi\\"; a\\\\b"', 'url("https://i.example/2.svg")']);
    hideEarlyLesson();
    expect([root.dataset.nextLesson, ...shown()]).toEqual([undefined, '', '']);
  });

  it('reads the cookies under the names of the configuration, on https', () => {
    vi.stubGlobal('location', { protocol: 'https:', pathname: '/en-hk/course/101', search: '' });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(
      `token=evil; device_id=${uuid.replace('0', '1')}; __Host-token=mine; __Host-device_id=${uuid}`,
    );
    expect(startEarly({ ...table, cookiePrefix: '__Host-' })?.deviceId).toBe(uuid);
    expect(fetched.mock.calls[0]?.[0].headers.get('authorization')).toContain('mine');
  });

  it.each([
    ['/en-hk/buy/5', '', 'checkout'],
    ['/en-hk/buy/5', '?order=o-1', undefined],
    ['/en-hk/course/101', '', undefined],
  ])('marks the opening that the fallback shows of %s%s: %s', (pathname, search, expected) => {
    startAt(pathname, '', undefined, undefined, search);
    expect(document.documentElement.dataset.opening).toBe(expected);
  });

  it('shows no opening of a page that its visitor may not open', () => {
    startAt('/en-hk/buy/5', 'token=t', { region: { name: 'tw' } });
    expect(document.documentElement.dataset.opening).toBeUndefined();
  });

  it.each<[string, string]>([
    ['a word', 'mine'],
    ['not ASCII', '%C3%A9'],
    ['too long', 'x'.repeat(3500)],
    ['with quotes', '%22%2C%22x%22%3A%22'],
    ['more than a UUID', `${uuid}0`],
  ])('sends no device id that the app would not keep: %s', (_, known) => {
    const started = startAt('/en-hk/course/101', `device_id=${known}`);
    expect(isUuid(started?.deviceId ?? '')).toBe(true);
    expect(fetched.mock.calls[0]?.[0].headers.get('x-user-agent')).toContain(`"device_id":"${started?.deviceId}"`);
  });

  it.each(['t%C3%A9', 'a%20b', 'a%0Ab'])('counts the token %s as none, like the app', (token) => {
    startAt('/en-hk/mine', `token=${token}`);
    expect(sent()).toEqual([]);
    startAt('/en-hk/course/101', `token=${token}`);
    expect(fetched.mock.calls[0]?.[0].headers.get('authorization')).toBeNull();
  });

  it.each([
    'https://evil.test/pixel.png',
    '//evil.test/x',
    'javascript:alert(1)',
    'data:image/png,x',
    'https://i.example@evil.test/x',
  ])('takes no picture that the app would not show: %s', async (address) => {
    const data = { lesson: { name: 'Maths', live_picture_url: address } };
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
    startAt('/en-hk', 'token=t');
    const root = document.documentElement;
    await vi.waitFor(() => expect(root.dataset.nextLesson).toBe(''));
    expect(links()).toEqual([]);
    expect(root.style.getPropertyValue('--next-picture')).toBe('');
    hideEarlyLesson();
  });

  it.each<[string, string, string]>([
    ['without what cannot be seen', ' Ma\u202eths\u0000 ', '"Maths"'],
    ['none that is too long', 'x'.repeat(10_001), ''],
    ['none that is empty', '\u2066 ', ''],
  ])('shows a title as the app does: %s', async (_, name, shown) => {
    const data = { lesson: { name, image_url: 'https://i.example/2.svg' } };
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
    startAt('/en-hk', 'token=t');
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    expect(document.documentElement.style.getPropertyValue('--next-title')).toBe(shown);
    hideEarlyLesson();
  });

  it('takes the first id of a path with two', () => {
    startAt('/en-hk/course/101/lesson/7');
    expect(sent()).toEqual(['/courses/101']);
  });

  it('sends no reads for a member whose watched positions are not sent yet: the responses would lack them', () => {
    startAt('/en-hk/course/101', '', undefined, []);
    expect(sent()).toEqual(['/courses/101', '/sales?id=101']);
    fetched.mockClear();
    startAt('/en-hk/course/101', 'token=t', undefined, []);
    expect(sent()).toEqual([]);
    expect(links()).toContainEqual(['modulepreload', '', '/assets/Page-1.js']);
  });

  it('makes an id for a device without one, which the app then keeps', () => {
    const started = startAt('/en-hk/course/101');
    expect(started?.deviceId).toMatch(/^[0-9a-f-]{36}$/);
    expect(fetched.mock.calls[0]?.[0].headers.get('x-user-agent')).toContain(`"device_id":"${started?.deviceId}"`);
  });

  it.each([
    '/en-hk/course/0',
    '/en-hk/course/007',
    '/en-hk/course/1234567890123456',
    '/en-hk/course/abc',
    '/en-hk/course/101/',
    '/en-hk/courses/101',
    '/zh-hk/course/101',
    '/course/101',
    '/en-hk/none',
  ])('is not %s', (pathname) => {
    expect(startAt(pathname)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
    expect(links()).toEqual([]);
  });

  const inHk = { region: { name: 'hk' } };
  const inTw = { region: { name: 'tw' } };
  it.each<[string, string, object | undefined, string[]]>([
    ['/en-hk', '', undefined, []],
    ['/en-hk', 'token=t', undefined, ['/up_next']],
    ['/en-hk/mine', '', undefined, []],
    ['/en-hk/mine', 'token=', undefined, []],
    ['/en-hk/mine', 'token=t', undefined, ['/mine']],
    ['/en-hk/mine', 'token=t; token=u', undefined, []],
    ['/en-hk/mine/5', '', inHk, []],
    ['/en-hk/mine/5', 'token=t', undefined, []],
    ['/en-hk/mine/5', 'token=t', inTw, []],
    ['/en-hk/mine/5', 'token=t', inHk, ['/mine/5']],
    ['/en-hk/buy/5', '', undefined, ['/buy/5']],
    ['/en-hk/buy/5', 'token=t', undefined, []],
    ['/en-hk/buy/5', 'token=t', inTw, []],
    ['/en-hk/buy/5', 'token=t', inHk, ['/buy/5']],
  ])('%s with the cookies "%s" and the user %j: %j', (pathname, cookie, user, calls) => {
    startAt(pathname, cookie, user);
    expect(sent()).toEqual(calls);
    if (calls.length === 0) expect(links()).toEqual([]);
  });
});
