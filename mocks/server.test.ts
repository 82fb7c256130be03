import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from './server';

const site = 'http://127.0.0.1:4173';
let server: MockServer;
beforeAll(async () => {
  server = await createMockServer({ port: 0, siteOrigin: site });
});
afterAll(() => server.close());
const control = (name: string, body: object = {}) =>
  fetch(`${server.url}/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) });
beforeEach(() => control('reset'));

const apiHeaders = {
  Origin: site,
  'Region-Name': 'hk',
  'X-User-Agent': JSON.stringify({ device_id: 'd', os: 'test', platform: 'web' }),
};
const courses = () => fetch(`${server.url}/api/v3/courses?lang=en-hk`, { headers: apiHeaders });
const preflight = (path: string, origin = site) =>
  fetch(server.url + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'region-name',
    },
  });
const cors = (response: Response) => ({
  origin: response.headers.get('access-control-allow-origin'),
  credentials: response.headers.get('access-control-allow-credentials'),
  headers: response.headers.get('access-control-allow-headers'),
  methods: response.headers.get('access-control-allow-methods'),
});

it('serves the description of the API as one document, to every site', async () => {
  const response = await fetch(`${server.url}/openapi.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    openapi: '3.1.1',
    paths: { '/v3/courses': { get: { operationId: 'courses' } } },
  });
  const refs = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref);
  expect(refs.filter((ref) => !ref?.startsWith('#/components/'))).toEqual([]);
});

describe('other origins', () => {
  it('may call the API with credentials and the headers of the contract, no others', async () => {
    const response = await preflight('/api/v3/courses');
    expect(response.status).toBe(204);
    // A new method is also in docs/api/README.md.
    expect(cors(response)).toEqual({
      origin: site,
      credentials: 'true',
      headers: 'authorization, content-type, region-name, x-user-agent',
      methods: 'POST, GET, PATCH, PUT, OPTIONS',
    });
    expect(cors(await courses())).toMatchObject({ origin: site, credentials: 'true' });
  });

  it('may call the support host without credentials, and the tracking host not with CORS at all', async () => {
    for (const path of ['/upload', '/submitTicketToZendesk']) {
      expect(cors(await preflight(path))).toEqual({
        origin: site,
        credentials: null,
        headers: 'content-type',
        methods: 'POST, OPTIONS',
      });
    }
    const tracked = await preflight('/video');
    expect([tracked.status, cors(tracked).origin]).toEqual([403, null]);
  });

  it('other than the site may call nothing', async () => {
    expect((await preflight('/api/v3/courses', 'http://evil.example')).status).toBe(403);
  });
});

describe('the hosts', () => {
  it('send a cookie with app_launch and pictures by their own address', async () => {
    const launch = await fetch(`${server.url}/api/v2/app_launch?lang=en-hk`, { method: 'POST', headers: apiHeaders });
    expect(launch.headers.get('set-cookie')).toMatch(/^visit=1;.*HttpOnly/);
    const { data } = (await (await courses()).json()) as { data: { courses: { picture: { medium_url: string } }[] } };
    const cover = await fetch(data.courses[0]?.picture.medium_url ?? '');
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('send pictures by the scheme of the proxy in front', async () => {
    const { host } = new URL(server.url);
    const headers = { ...apiHeaders, 'X-Forwarded-Proto': 'https' };
    const response = await fetch(`${server.url}/api/v3/courses?lang=en-hk`, { headers });
    const { data } = (await response.json()) as { data: { courses: { picture: { medium_url: string } }[] } };
    expect(new URL(data.courses[0]?.picture.medium_url ?? '').origin).toBe(`https://${host}`);
  });

  it('take tickets, files and events as the client sends them', async () => {
    const ticket = {
      name: 'A',
      email: 'a@b.example',
      message: 'It stops',
      tokens: [],
      tags: [],
      isReportedByAdmin: false,
    };
    const sent = await fetch(`${server.url}/submitTicketToZendesk`, { method: 'POST', body: JSON.stringify(ticket) });
    expect(sent.status).toBe(201);
    const form = new FormData();
    form.append('file', new File(['12345'], 'note.png', { type: 'image/png' }));
    const uploaded = await fetch(`${server.url}/upload`, { method: 'POST', body: form });
    const { upload } = (await uploaded.json()) as { upload: { token: string } };
    expect(upload).toEqual({ token: expect.any(String), attachment: { file_name: 'note.png', size: 5 } });
    const withFile = (token: string) =>
      fetch(`${server.url}/submitTicketToZendesk`, {
        method: 'POST',
        body: JSON.stringify({ ...ticket, tokens: [{ token, fileName: 'note.png', size: 5 }] }),
      });
    expect((await withFile(upload.token)).status).toBe(201);
    expect((await withFile('f-nobody-uploaded')).status).toBe(422);
    const headers = { 'Content-Type': 'text/plain' };
    for (const [endpoint, path, body] of [
      ['trackVideo', 'video', { event: 'play' }],
      ['recordEvent', 'events', { name: 'contact/toggled' }],
    ] as const) {
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      expect((await fetch(`${server.url}/${path}`, post)).status).toBe(204);
      const log = (await (await control('log', { endpoint })).json()) as unknown[];
      expect(log).toMatchObject([{ endpoint, body, status: 204 }]);
    }
  });
});

describe('a browser that opens a page of this server', () => {
  it('gets no error for the icon that it requests', async () => {
    const icon = await fetch(`${server.url}/favicon.ico`);
    expect([icon.status, await icon.text()]).toEqual([204, '']);
    expect((await fetch(`${server.url}/else.ico`)).status).toBe(404);
  });
});

describe('films', () => {
  const film = (range?: string) =>
    fetch(`${server.url}/media/video/lesson.mp4`, { headers: range === undefined ? {} : { Range: range } });

  it('respond to ranges with their part of the file', async () => {
    const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const whole = await bytes(await film());
    const size = whole.byteLength;
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=5-${size + 500}`, 5, size - 1],
    ] as const) {
      const part = await film(range);
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`);
      expect(whole.subarray(first, last + 1).equals(await bytes(part))).toBe(true);
    }
    expect((await film(`bytes=${size}-`)).status).toBe(416);
    expect((await film()).headers.get('accept-ranges')).toBe('bytes');
  });

  it('come as HLS in two rungs, every piece of which is there', async () => {
    const master = await (await fetch(`${server.url}/media/video/hls/master.m3u8`)).text();
    const rungs = master.match(/^\w+\.m3u8$/gm) ?? [];
    expect(rungs).toHaveLength(2);
    for (const rung of rungs) {
      const list = await (await fetch(`${server.url}/media/video/hls/${rung}`)).text();
      const pieces = [...list.matchAll(/^[\w-]+\.m4s$|(?<=URI=")[\w.-]+/gm)].map(([name]) => name);
      expect(pieces.length).toBeGreaterThan(5);
      for (const piece of pieces) expect((await fetch(`${server.url}/media/video/hls/${piece}`)).status).toBe(200);
    }
  });

  it('last longer when their pieces are played again and again', async () => {
    const base = `${server.url}/media/video/hls/x12/`;
    const rung = /^\w+\.m3u8$/m.exec(await (await fetch(`${base}master.m3u8`)).text())?.[0] ?? '';
    const list = await (await fetch(base + rung)).text();
    expect(list.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(11);
    const piece = /^[^#\s].*$/m.exec(list)?.[0] ?? '';
    expect((await fetch(new URL(piece, base))).status).toBe(200);
  });

  it('have captions, and nothing outside their folder', async () => {
    for (const lang of ['en', 'zh-hk', 'zh-TW']) {
      const captions = await fetch(`${server.url}/media/video/lesson.${lang}.vtt`);
      expect(await captions.text()).toMatch(/^WEBVTT\n/);
    }
    for (const path of ['nothing.mp4', '..%2F..%2Fserver.ts', 'hls/..']) {
      expect((await fetch(`${server.url}/media/video/${path}`)).status).toBe(404);
    }
  });
});

describe('controls', () => {
  it('plan failures, a dropped connection among them', async () => {
    await control('fail', { endpoint: 'courses', offline: true });
    const dropped = await new Promise((done) =>
      get(`${server.url}/api/v3/courses?lang=en-hk`, { headers: apiHeaders }, () => done('answered')).on('error', () =>
        done('dropped'),
      ),
    );
    expect(dropped).toBe('dropped');
    expect((await courses()).status).toBe(200);
    await control('fail', { endpoint: 'signup', lost: true });
    const account = { email: 'ada@lantern.example', password: 'long-enough' };
    const post = (path: string, body: object) =>
      fetch(`${server.url}/api/v2/${path}?lang=en-hk`, {
        method: 'POST',
        headers: apiHeaders,
        body: JSON.stringify(body),
      });
    await expect(post('signup', { ...account, first_name: 'Ada', last_name: 'Ng' })).rejects.toThrow();
    expect((await post('login', account)).status).toBe(200);
    await control('fail', { endpoint: 'courses', status: 500 });
    await control('heal');
    expect((await courses()).status).toBe(200);
  });

  it('set and move the clock', async () => {
    const now = Date.parse('2027-01-01T00:00:00Z');
    await control('reset', { now, frozen: true });
    await control('advance', { ms: 1000 });
    const launch = await fetch(`${server.url}/api/v2/app_launch?lang=en-hk`, { method: 'POST', headers: apiHeaders });
    expect(await launch.json()).toMatchObject({ data: { server_time: '2027-01-01T00:00:01.000Z' } });
  });

  it('open a scenario, with the token of its account', async () => {
    const now = Date.parse('2027-01-01T00:00:00Z');
    const reset = await control('reset', { scenario: 'account:student;freeze;fail:courses=500', now, device: 'd' });
    const { token, ...rest } = (await reset.json()) as { token: string };
    expect(rest).toEqual({ now });
    const me = await fetch(`${server.url}/api/v2/users/me?lang=en-hk`, {
      headers: { ...apiHeaders, Authorization: `Bearer ${token}` },
    });
    expect(await me.json()).toMatchObject({ data: { user: { email: 'student@lantern.example' } } });
    expect([(await courses()).status, (await courses()).status]).toEqual([500, 200]);
    const status = await (await control('status', { token })).json();
    expect(status).toMatchObject({ now, account: 'student', clock: { frozenAt: now }, minutesToClass: 12 });
  });

  it('refuse a scenario they cannot use, and leave everything as it was', async () => {
    await control('fail', { endpoint: 'courses', status: 500 });
    const refused = await control('reset', { scenario: 'account:nobody;class:soon' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ message: expect.stringMatching(/account is one of.*class is a number/) });
    expect((await courses()).status).toBe(500);
  });

  it('refuse what they do not know', async () => {
    expect((await control('fail', {})).status).toBe(400);
    expect((await control('nothing')).status).toBe(404);
  });
});
