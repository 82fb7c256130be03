import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCatalogue } from '../db/emptyCatalogue';
import { type CallOptions, type TestClient, testClient } from '../testClient';

let client: TestClient;
beforeEach(() => {
  client = testClient();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('mistakes of a client', () => {
  it.each<[string, CallOptions]>([
    ['no lang', { lang: '' }],
    ['an unknown lang', { lang: 'xx-yy' }],
    ['no region', { headers: { 'Region-Name': undefined } }],
    ['an unknown region', { region: 'zz' }],
    ['no device', { headers: { 'X-User-Agent': undefined } }],
    ['a device that is not JSON', { headers: { 'X-User-Agent': 'Mozilla/5.0' } }],
    ['another header', { headers: { 'X-Requested-With': 'XMLHttpRequest' } }],
    ['a token that is no bearer', { headers: { Authorization: 'Basic abc' } }],
  ])('%s: 400 with a code', async (_, options) => {
    const { status, json } = await client.call('GET', 'v3/courses', options);
    expect([status, json.error_code]).toEqual([400, '20-900-0001-000']);
    expect(json.error_message).not.toBe('');
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('an address outside the contract: 404 and a warning', async () => {
    const { status, json } = await client.call('GET', 'v3/nothing/here');
    expect([status, json.error_code]).toEqual([404, undefined]);
    expect(console.warn).toHaveBeenCalledWith('GET /api/v3/nothing/here is not part of the API.');
  });
});

describe('what is answered', () => {
  it('is in snake_case under data, and is not kept by caches', async () => {
    const { json, data, headers } = await client.call('GET', 'v3/courses/101');
    expect(Object.keys(json)).toEqual(['data']);
    expect(data.course).toMatchObject({ id: 101, lessons_amount: 18, is_presale_expired: expect.any(Boolean) });
    expect(JSON.stringify(json)).not.toMatch(/"[a-z]+[A-Z]\w*":/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('names media by the own origin only when the backend stands apart from the page', async () => {
    expect((await client.call('GET', 'v3/courses/101')).data.course.picture.medium_url).toMatch(/^\/media\//);
    const apart = testClient({ absoluteMedia: true });
    const { data } = await apart.call('GET', 'v3/courses/101');
    expect(data.course.picture.medium_url).toMatch(/^http:\/\/mock\.test\/media\//);
  });

  it('speaks the language asked for, and the default of the region where it does not speak that', async () => {
    const locales = async (lang: string, region: string) => {
      const seen = vi.fn();
      const spy = testClient({
        build: (...args) => {
          seen(args[1]);
          return client.backend.catalogue('hk', 'en-hk');
        },
      });
      seen.mockClear();
      await spy.call('GET', 'v3/web/hero_sections', { lang, region });
      return seen.mock.calls.flat();
    };
    expect(await locales('zh-hk', 'hk')).toEqual(['zh-hk']);
    expect(await locales('zh-hk', 'my')).toEqual(['en-my']);
  });

  it('knows an id only in its own region', async () => {
    expect((await client.call('GET', 'v3/courses/101')).status).toBe(200);
    expect((await client.call('GET', 'v3/courses/101', { region: 'tw', lang: 'zh-tw' })).status).toBe(404);
    expect((await client.call('GET', 'v3/courses/20101', { region: 'tw', lang: 'zh-tw' })).status).toBe(200);
    for (const id of ['0', '007', 'x', '9'.repeat(16)]) {
      expect((await client.call('GET', `v3/courses/${id}`)).status).toBe(404);
    }
  });

  it('comes from the account’s region on students calls, whatever page it is asked from', async () => {
    const token = await client.login('tw@lantern.example');
    const { data } = await client.call('GET', 'v3/students/courses', { token, region: 'hk' });
    expect(data.courses).toHaveLength(3);
    for (const { id } of data.courses) expect(id).toBeGreaterThan(20_000);
  });

  it('is empty, not broken, for a region that offers nothing', async () => {
    const bare = testClient({ build: emptyCatalogue });
    const { status, data } = await bare.call('GET', 'v3/regions/nz/courses', { region: 'nz', lang: 'en-nz' });
    expect([status, data]).toEqual([200, { courses: [], total_pages: 0 }]);
  });
});

describe('planned failures', () => {
  it('happen as often as asked, to the one endpoint', async () => {
    client.backend.faults.plan({ endpoint: 'courses', times: 2, status: 500 });
    expect((await client.call('GET', 'v3/courses/101')).status).toBe(200);
    expect((await client.call('GET', 'v3/courses')).status).toBe(500);
    expect((await client.call('GET', 'v3/courses')).status).toBe(500);
    expect((await client.call('GET', 'v3/courses')).status).toBe(200);
  });

  it('carry a code, 401 for one of the session family', async () => {
    client.backend.faults.plan({ endpoint: 'course', code: '20-100-0008-010' });
    client.backend.faults.plan({ endpoint: 'GET /api/v3/courses', code: '20-100-0002-000', message: 'Closed' });
    expect((await client.call('GET', 'v3/courses/101')).status).toBe(401);
    const { status, json } = await client.call('GET', 'v3/courses');
    expect([status, json]).toEqual([422, { error_code: '20-100-0002-000', error_message: 'Closed' }]);
  });

  it('are written down with the call', async () => {
    client.backend.faults.plan({ endpoint: 'courses', status: 503 });
    await client.call('GET', 'v3/courses?subject_ids[]=1&subject_ids[]=2&page=1');
    expect(client.backend.log.calls()).toMatchObject([
      {
        endpoint: 'courses',
        method: 'GET',
        path: '/api/v3/courses',
        query: { subject_ids: ['1', '2'], page: '1', lang: 'en-hk' },
        status: 503,
      },
    ]);
  });
});
