import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMockServer, type MockServer } from '../../mocks/server.ts';
import { regions } from '../../src/shared/i18n/locales.ts';
import { createCertificate } from '../../test/bench/harness/certificate.ts';
import { type Draft, type Fault, startChangingHost } from '../../test/hosts/changingHost.ts';
import { runCommand } from '../../test/runCommand.ts';
import { knownStudent, startSecondServer } from '../../test/secondServer/server.ts';
import { compareApi, main } from './conform.ts';
import { describeReport } from './report.ts';
import type { ConformOptions } from './run.ts';

const site = 'https://www.example.com';
const account = { email: 'student@lantern.example', password: 'lantern-demo' };
let server: MockServer;
beforeAll(async () => {
  server = await createMockServer({ port: 0, siteOrigin: site, day: 'present' });
});
afterAll(() => server.close());

const guest = { site, region: 'hk', lang: 'en-hk', account: null, write: false } as const;
const describeRun = async (api: string, options: Partial<ConformOptions> = {}) =>
  describeReport(await compareApi({ ...guest, api, ...options }));
const differencesIn = (text: string) => text.split('\n').filter((line) => / expected .* found /.test(line));

it.each([
  ['a guest', null, false],
  ['a guest who would write', null, true],
  ['a student', account, false],
  ['a student who writes', account, true],
])('finds no difference in the mock backend as %s', async (_, who, write) => {
  const text = await describeRun(server.url, { account: who, write });
  expect(differencesIn(text)).toEqual([]);
  expect(text).toContain('will work with the app');
  expect(/update_user_attributes +ok +ok/.test(text)).toBe(who !== null && write);
  expect(/\/save +ok +ok/.test(text)).toBe(who !== null && write);
});

it.each([
  ['a guest', null, false],
  ['a student who writes', { email: knownStudent.email, password: knownStudent.password }, true],
])('finds no difference in the second server as %s', async (_, who, write) => {
  const second = await startSecondServer({ siteOrigin: site, now: Date.now });
  onTestFinished(() => second.close());
  const text = await describeRun(second.url, { account: who, write });
  expect(differencesIn(text)).toEqual([]);
  expect(text).toContain('will work with the app');
});

it.each(['tw', 'sg', 'my'] as const)('finds no difference in the mock backend of %s', async (region) => {
  expect(differencesIn(await describeRun(server.url, { region, lang: regions[region].locales[0] }))).toEqual([]);
});

type Json = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the faults change parts of any response.
type Loose = any;

const body = (value: unknown) => Buffer.from(JSON.stringify(value));
/** Changes the JSON of some responses. */
const edit =
  (pattern: RegExp, change: (json: Loose, draft: Draft) => unknown): Fault =>
  (draft, { path, method }) => {
    if (!pattern.test(path) || method === 'OPTIONS' || draft.status >= 300) return draft;
    const json = JSON.parse(draft.body.toString()) as Json;
    const changed = change(json, draft) ?? json;
    return { ...draft, body: body(changed) };
  };
/** Changes each object of a response. */
const editAll = (pattern: RegExp, change: (key: string, value: unknown) => [string, unknown]) =>
  edit(pattern, (json) => {
    const walk = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(walk);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, inside]) => {
          const [name, other] = change(key, inside);
          return [name, walk(other)];
        }),
      );
    };
    return { data: walk(json.data) };
  });
const header =
  (name: string, value: string | undefined, methods: RegExp, paths = /./): Fault =>
  (draft, { method, path }) =>
    methods.test(method) && paths.test(path) ? { ...draft, headers: { ...draft.headers, [name]: value } } : draft;
const failure =
  (status: number, change: (draft: Draft) => Draft, paths = /./): Fault =>
  (draft, { path }) =>
    draft.status === status && paths.test(path) ? change(draft) : draft;
const withoutToken =
  (paths: RegExp, other: Partial<Draft>): Fault =>
  (draft, { headers, path, method }) =>
    method === 'GET' && !headers.authorization && paths.test(path) ? { ...draft, ...other } : draft;
/** Moves the clock by minutes. */
const launchedAt = (off: number) =>
  edit(
    /app_launch/,
    ({ data }) => void Object.assign(data, { server_time: new Date(Date.now() + off * 60_000).toISOString() }),
  );
const camel = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const query =
  (paths: RegExp, change: (url: URL) => void): Fault =>
  (draft, { path, method }, ask) => {
    const url = new URL(path, server.url);
    change(url);
    return method === 'GET' && paths.test(path) ? ask({ path: url.pathname + url.search }) : draft;
  };

type Drift = [name: string, fault: Fault, named: RegExp];

/** Drifts of one group have nothing to do with each other, so that one run shows them all. */
const groups: [name: string, drifts: Drift[], options?: Partial<ConformOptions>][] = [
  [
    'in its bodies',
    [
      [
        'a required key that is renamed',
        editAll(/v3\/courses\/\d+\?/, (key, value) => [key === 'title' ? 'title_text' : key, value]),
        /courses\/\{id\} \/data\/course.*: types: expected the key title, found title_text instead/,
      ],
      [
        'a required key that one item lacks',
        edit(/v3\/courses\?/, ({ data }) => void (data.courses[2] && delete data.courses[2].title)),
        /v3\/courses \/data\/courses\/2.*: types: expected the key title, found no such key/,
      ],
      [
        'a key in mixed case',
        editAll(/v3\/courses\?/, (key, value) => [key === 'enroll_status' ? 'Enroll_Status' : key, value]),
        /expected the key enroll_status, found Enroll_Status/,
      ],
      [
        'camelCase',
        editAll(/upcoming/, (key, value) => [camel(key), value]),
        /upcoming \/data.*: types: expected the key \w+_\w+, found [a-z]+[A-Z]\w+/,
      ],
      [
        'an id as text',
        edit(/regions\/hk\/courses\?/, ({ data }) => {
          for (const one of data.courses) one.id = String(one.id);
        }),
        /regions\/\{region\}\/courses \/data\/courses\/0\/id.*: types: expected integer, found "\d+"/,
      ],
      [
        'a root that is null',
        edit(/\/banners\?/, ({ data }) => void Object.assign(data, { banners: null })),
        /banners \/data\/banners: types: expected array, found null/,
      ],
      [
        'a list instead of a page',
        edit(/live_grade_levels/, ({ data }) => ({ data: Object.values(data)[0] })),
        /live_grade_levels \/data: types: expected object, found a list of \d+/,
      ],
      [
        'an unknown word of an enum',
        editAll(/v5\/checkout_collections/, (key, value) => [key, key === 'kind' ? 'solo' : value]),
        /kind.*: expected .*bundle.*, found "solo"/,
      ],
      [
        'a price as text',
        editAll(/v4\/checkout_collections\?/, (key, value) => [key, key === 'price' ? `HK$ ${value}` : value]),
        /price.*: expected number or null, found "HK\$ \w+"/,
      ],
      [
        'a huge number',
        edit(
          /instructors\?/,
          ({ data }) => void Object.assign(data.instructors[0] ?? {}, { id: 12345678901234567000 }),
        ),
        /\/id: types: expected <= 999999999999999, found 12345678901234567000/,
      ],
      [
        'times without offset',
        editAll(/live_topics\/\d+\?/, (key, value) => [key, key === 'start_at' ? String(value).slice(0, 19) : value]),
        /start_at.*: types: expected an ISO 8601 time with an offset, found "\d{4}-/,
      ],
      [
        'an error as 200',
        edit(/school_types/, () => ({ error_code: '20-900-0001-000', error_message: 'No.' })),
        /school_types: status: expected from 400 for an error, found 200 with error_code/,
      ],
      [
        'a missing envelope',
        edit(/site_info/, ({ data }) => data),
        /site_info: envelope: expected an object with data, found an object with faq/,
      ],
      [
        'data that is null',
        edit(/live_topics\/free/, () => ({ data: null })),
        /live_topics\/free: envelope: expected data, found null/,
      ],
      [
        'JSON as text/html',
        header('content-type', 'text/html; charset=utf-8', /GET/),
        /envelope: expected Content-Type application\/json, found text\/html/,
      ],
    ],
  ],
  [
    'in its pages, and in the language of some lists',
    [
      [
        'pages from 0',
        query(/v3\/instructors\?/, ({ searchParams }) =>
          searchParams.set('page', String(Number(searchParams.get('page')) + 1)),
        ),
        /v3\/instructors: paging: expected pages from 1, found pages from 0: page=0 has the first items/,
      ],
      [
        'a page 0 that is refused by a status which the call does not have',
        (draft, { path }) => (/v3\/courses\?.*page=0/.test(path) ? { ...draft, status: 422 } : draft),
        /v3\/courses: status: expected a status of the call \(200, default\), found 422/,
      ],
      [
        'a page past the end that is 404',
        edit(/v3\/courses\?/, ({ data }, draft) => {
          if (data.courses.length === 0) draft.status = 404;
        }),
        /v3\/courses: paging: expected an empty list with 200 past the end, found 404/,
      ],
      [
        'a page past the end that repeats the last one',
        query(/upcoming/, ({ searchParams }) => searchParams.set('page', '1')),
        /upcoming: paging: expected an empty list past the end \(page=\d+ of \d+\), found \d+ items/,
      ],
      [
        'ids that come again',
        edit(/regions\/hk\/courses\?.*page=2/, ({ data }) => {
          for (const one of data.courses) one.id = 101;
        }),
        /courses.*: paging: expected each id on one page only, found id 101 again on page 2/,
      ],
      [
        'total_pages that counts items',
        edit(/course_groups/, ({ data }) => void Object.assign(data, { total_pages: data.total_pages === 0 ? 0 : 23 })),
        /paging: expected items on page \d+ of 23, found none/,
      ],
      [
        'a language that one list ignores',
        query(/\/live_topics\?/, ({ searchParams }) => searchParams.set('lang', 'en-hk')),
        /live_topics.*: language: expected other texts for lang=zh-hk than for en-hk/,
      ],
      [
        'a wrong login without a code',
        failure(422, (draft) => ({ ...draft, body: body({ message: 'No.' }) })),
        /login: errors: expected error_code with 422, found none/,
      ],
      [
        'sessions in a wrong zone',
        editAll(/live_lessons\/upcoming/, (key, value) => [
          key,
          /^(start|end)_at$/.test(key) ? new Date(Date.parse(String(value)) - 400 * 3_600_000).toISOString() : value,
        ]),
        /upcoming: times: expected sessions that are not over, found end_at/,
      ],
      ['a zone of half an hour', launchedAt(8.5 * 60 + 7), /app_launch: times: expected the time .* 8.5 h ahead/],
    ],
  ],
  [
    'in what it allows to other sites',
    [
      [
        'a header that a preflight does not allow',
        header('access-control-allow-headers', 'authorization, content-type', /OPTIONS/),
        /preflight: Access-Control-Allow-Headers: expected region-name, found authorization, content-type/,
      ],
      [
        'methods that a preflight does not allow',
        header('access-control-allow-methods', 'GET, POST', /OPTIONS/),
        /preflight: Access-Control-Allow-Methods: expected PUT, found GET, POST/,
      ],
      [
        'a preflight that needs a token',
        (draft, { method, path }) => (method === 'OPTIONS' && /logout/.test(path) ? { ...draft, status: 401 } : draft),
        /preflight: preflight: expected a status from 200 to 299, found 401/,
      ],
      [
        'any origin',
        header('access-control-allow-origin', '*', /GET/, /school_types/),
        /CORS: Access-Control-Allow-Origin: expected https:\/\/www\.example\.com, found \*/,
      ],
      ['no Vary', header('vary', undefined, /GET/, /instructors/), /CORS: Vary: expected Origin, found nothing/],
      [
        'no credentials',
        header('access-control-allow-credentials', undefined, /GET/, /courses/),
        /CORS: Access-Control-Allow-Credentials: expected true, found nothing/,
      ],
      [
        'failures without CORS',
        failure(404, (draft) => ({ ...draft, headers: { 'content-type': 'application/json' } })),
        /posts\/\{id\}.*: CORS: Access-Control-Allow-Origin: expected .*, found nothing/,
      ],
    ],
  ],
  [
    'in regions, errors and sessions',
    [
      [
        'a region that one list ignores',
        (draft, { path, headers }, ask) =>
          /regions\/\w+\/courses\?/.test(path)
            ? ask({ path: path.replace(/regions\/\w+/, 'regions/hk'), headers: { ...headers, 'region-name': 'hk' } })
            : draft,
        /regions\/\{region\}\/courses: region: expected other content or currency for the region au than for hk/,
      ],
      [
        'a region that is refused by a status which the call does not have',
        (draft, { path }) => (/v3\/courses\?.*lang=ko-kr/.test(path) ? { ...draft, status: 409 } : draft),
        /v3\/courses: status: expected a status of the call \(200, default\), found 409/,
      ],
      [
        'an id of another region that is found',
        (draft, { path, headers }, ask) =>
          draft.status === 404 && /\/v3\/courses\/\d+\?/.test(path)
            ? ask({ path: path.replace('lang=en-hk', 'lang=en-au'), headers: { ...headers, 'region-name': 'au' } })
            : draft,
        /courses\/\{id\}: region: expected 404 for an id of the region au, found 200/,
      ],
      [
        '404 as 200 with null',
        failure(404, (draft) => ({ ...draft, status: 200, body: body({ data: null }) }), /posts\//),
        /errors: expected 404 for an unknown id, found 200 with data null/,
      ],
      [
        'a code that is a number',
        failure(404, (draft) => ({ ...draft, body: body({ error_code: 404 }) }), /live_topics\//),
        /live_topics\/\{topicId\}.* \/error_code.*: errors: expected string, found 404/,
      ],
      [
        'a wrong login as 401',
        failure(422, (draft) => ({ ...draft, status: 401 })),
        /login: errors: expected 422 for wrong login data, found 401 with 20-100-0001-001/,
      ],
      [
        'a made-up token that is 403',
        (draft, { headers }) => (draft.status === 401 && headers.authorization ? { ...draft, status: 403 } : draft),
        /session: expected 401 for a made-up token, found 403 with 20-100-0008-001/,
      ],
      [
        'a missing token that ends the session',
        withoutToken(/users\/me/, { status: 401, body: body({ error_code: '20-100-0008-001', error_message: 'x' }) }),
        /session: expected 401 without a code .* for a missing token, found 401 with 20-100-0008-001/,
      ],
      [
        'private data for guests',
        withoutToken(/regular_classes/, { status: 200, body: body({ data: {} }) }),
        /session: expected 401 without a code .*, found 200/,
      ],
    ],
  ],
  [
    'when a session ends',
    [
      [
        'a code of the session as 403',
        (draft, { headers }) => (draft.status === 401 && headers.authorization ? { ...draft, status: 403 } : draft),
        /session: expected 401 with a code 20-100-0008-NNN for a token that has ended, found 403 with 20-100-0008-001/,
      ],
    ],
    { account },
  ],
  [
    'in the middle',
    [
      [
        'a token that ends',
        (draft, { path, headers }) =>
          headers.authorization && /courses/.test(path)
            ? { ...draft, status: 401, body: body({ error_code: '20-100-0008-001', error_message: 'x' }) }
            : draft,
        /session: expected a token that lasts, found that it has ended/,
      ],
    ],
    { account },
  ],
  [
    'at login',
    [
      [
        'a token under another name',
        edit(/\/login/, ({ data: { token, ...data } }) => ({ data: { ...data, access_token: token } })),
        /v2\/login \/data: types: expected the key token, found access_token instead/,
      ],
    ],
    { account },
  ],
  [
    'by a redirect to a login page',
    [
      [
        'one line for all of them',
        (draft, { method }) =>
          method === 'OPTIONS'
            ? draft
            : {
                ...draft,
                status: 302,
                headers: { ...draft.headers, location: 'https://login.example.com/?token=abc' },
              },
        /status: expected no redirect, found 302 to https:\/\/login\.example\.com\/$/,
      ],
    ],
  ],
  [
    'by HTML instead of JSON',
    [
      [
        'one line for all of it',
        (draft, { method }) =>
          method === 'OPTIONS'
            ? draft
            : {
                status: 200,
                headers: { ...draft.headers, 'content-type': 'text/html' },
                body: Buffer.from('<!doctype html>'),
              },
        /envelope: expected JSON, found HTML \(text\/html\)/,
      ],
    ],
  ],
];

const compose =
  (faults: readonly Fault[]): Fault =>
  async (draft, visit, ask) => {
    let changed = draft;
    for (const fault of faults) changed = await fault(changed, visit, ask);
    return changed;
  };

describe('a server that drifts', () => {
  it.each(groups)('%s', async (_, drifts, options = {}) => {
    const api = await startChangingHost(server.url, compose(drifts.map(([, fault]) => fault)));
    const text = await describeRun(api, options);
    const lines = differencesIn(text);
    const missing = drifts.filter(([, , named]) => !lines.some((line) => named.test(line))).map(([name]) => name);
    expect(missing, lines.join('\n')).toEqual([]);
    expect(text).not.toContain(account.password);
    expect(text).not.toMatch(/Bearer (?!token-of-nobody)[^"'$]/);
    // One cause is one line.
    if (drifts.length === 1) expect(lines).toHaveLength(1);
  });
});

describe('a right server of another kind', () => {
  const allowed: [name: string, fault: Fault, note: RegExp][] = [
    [
      'with one language',
      query(/./, ({ searchParams }) => searchParams.set('lang', 'en-hk')),
      /The backend seems to have one language: lang=zh-hk has the texts of en-hk\./,
    ],
    [
      'with one allowed origin',
      (draft) => ({ ...draft, headers: { ...draft.headers, 'access-control-allow-origin': site, vary: undefined } }),
      /will work/,
    ],
    [
      'with a clock that is ten minutes fast, failures of few words, other keys, the largest id, and no page 0',
      compose([
        launchedAt(10),
        query(/courses\/999999999999999\?/, (url) => Object.assign(url, { pathname: '/api/v3/courses/101' })),
        failure(404, (draft) => ({ ...draft, body: body({ error_code: null, error_message: null }) }), /courses/),
        failure(404, (draft) => ({ ...draft, body: body({ message: 'None.' }) }), /live_topics/),
        failure(401, (draft) => ({ ...draft, body: body({ message: 'No.' }) })),
        (draft, { path }) => (/[?&]page=0/.test(path) ? { ...draft, status: 400, body: body({}) } : draft),
        editAll(/courses/, (key, value) => [key === 'lessons_amount' ? 'lessons_count' : key, value]),
      ]),
      /Unknown keys that look like known ones: .*lessons_count \(lessons_amount\)/,
    ],
  ];

  it.each(allowed)('differs in nothing: %s', async (_, fault, note) => {
    const text = await describeRun(await startChangingHost(server.url, fault));
    expect(differencesIn(text)).toEqual([]);
    expect(text).toMatch(note);
  });
});

describe('what cannot be compared', () => {
  it('is a host that does not respond: one line, and no call after that', async () => {
    const text = await describeRun('http://127.0.0.1:1');
    expect(differencesIn(text)).toEqual([
      expect.stringMatching(
        /^GET v2\/web\/guest\/site_info \(and 1 more\): response: expected a response, found (a closed connection|nothing that listens there)$/,
      ),
    ]);
    expect(text).not.toContain('not tried');
  });

  it('is a certificate: nobody logs in, and the rest is compared', async () => {
    const { key, cert } = createCertificate();
    const secure = createSecureServer({ key, cert }, (_, response) => void response.writeHead(404).end());
    await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done));
    onTestFinished(() => void secure.close());
    const text = await describeRun(`https://127.0.0.1:${(secure.address() as AddressInfo).port}`, { account });
    expect(text).toMatch(
      /site_info \(and 1 more\): response: expected a response, found a certificate that is not trusted$/m,
    );
    expect(text).toMatch(/\(and \d+ more\): status: expected 200, found 404$/m);
    expect(text).toMatch(/login .*not tried: status \(the certificate is not trusted\)/);
    expect(process.env.NODE_TLS_REJECT_UNAUTHORIZED).toBeUndefined();
  });
});

describe('the command', () => {
  const run = (...args: string[]) => runCommand(main, args);
  const hosts = ['--api', 'https://api.example.com', '--site', site];

  it.each([
    [[], 'Nothing is no address: npm run conform -- --api'],
    [['--api', 'https://api.example.com'], 'Nothing is no address: npm run conform -- --api'],
    [['--api', 'api.example.com', '--site', site], 'api.example.com is no address'],
    [[...hosts, '--region', 'fr'], 'fr is no region of the app: au, hk'],
    [[...hosts, '--locale', 'fr-fr'], 'fr-fr is no locale of the app'],
    [[...hosts, '--email', 'a@b.example'], 'The password of --email belongs in the variable CONFORM_PASSWORD.'],
    [['--wrong'], "Unknown option '--wrong'"],
  ])('refuses %j', async (args, message) => {
    vi.stubEnv('CONFORM_PASSWORD', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { text, code } = await run(...args);
    expect(text).toContain(message);
    expect(code).toBe(1);
  });

  it('prints data, and fails when something differs', async () => {
    const api = await startChangingHost(server.url, header('vary', undefined, /GET|POST/));
    const { text, code } = await run('--api', api, '--site', site, '--json');
    expect(code).toBe(1);
    const { differences, rows } = JSON.parse(text) as Awaited<ReturnType<typeof compareApi>>;
    expect(differences).toMatchObject([{ check: 'CORS: Vary', expected: 'Origin', found: 'nothing' }]);
    expect(differences[0]?.curl).toMatch(/^curl -s .*-H 'Origin: https:\/\/www\.example\.com'/);
    expect(rows.find(({ call }) => call === 'GET v3/courses')?.cells).toMatchObject({ types: 'ok', CORS: 'differs' });
  });

  it('never prints what a response says of the token or the password', async () => {
    vi.stubEnv('CONFORM_PASSWORD', account.password);
    onTestFinished(() => void vi.unstubAllEnvs());
    let token = '';
    const refresh = 'refresh-with-this-0123456789';
    const leak: Fault = (draft, { path }) => {
      const json = /\/login/.test(path) && draft.status === 200 ? JSON.parse(draft.body.toString()) : null;
      if (json) {
        token = json.data.token;
        return { ...draft, body: body({ data: { ...json.data, more: { refresh } } }) };
      }
      return /site_info/.test(path)
        ? {
            ...draft,
            body: body({
              data: {
                faq: [token],
                offering: `${account.password} ${token}`,
                show_instructor_btn: refresh,
                footer_faq: `${'x'.repeat(45)} ${refresh}`,
              },
            }),
          }
        : draft;
    };
    const { text } = await run(
      '--api',
      await startChangingHost(server.url, leak),
      '--site',
      site,
      '--email',
      account.email,
    );
    expect(token).not.toBe('');
    expect(text).toContain('expected array or null, found "$CONFORM_PASSWORD $TOKEN"');
    expect(text).toContain('expected object or null, found "$SECRET"');
    expect(text).not.toContain(token);
    expect(text).not.toContain('refresh-');
    expect(text).not.toContain(account.password);
  });
});
