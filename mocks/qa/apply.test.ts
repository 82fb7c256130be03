import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../control';
import { demoAccounts } from '../db/demoAccounts';
import { latencyMs } from '../network';
import { testClient } from '../testClient';
import { applyScenario, minutesToClass, setScenarioStart } from './apply';
import type { QaStatus } from './commands';
import { placeOf } from './openLink';
import { accountName, formatScenario, scenarioOf } from './scenario';

const machine = Date.parse('2026-11-20T18:30:45+08:00');
const demo = Date.parse('2026-11-20T19:20:00+08:00');
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: machine }));
afterEach(() => void vi.useRealTimers());

function open(text: string) {
  const client = testClient();
  applyScenario(client.backend, scenarioOf(text));
  const status = (token: string | null = null) => runCommand(client.backend, 'status', { token }) as QaStatus;
  return { ...client, status };
}

const upcoming = async ({ call }: ReturnType<typeof open>) => {
  const { data } = await call('GET', 'v4/regions/hk/live_lessons/upcoming?page=1&size_per_page=15');
  return data.live_lessons.map((lesson: { start_at: string }) => Date.parse(lesson.start_at)) as number[];
};

describe('a scenario makes of a backend', () => {
  it('the present, on the machine’s time', () => {
    const { backend } = open('account:student;present');
    expect(backend.clock.state()).toEqual({ courseMs: 0, offsetMs: 0, frozenAt: null });
    expect(backend.db.read().anchorMs).toBe(machine - 45_000);
  });

  it.each([
    ['class:12', demo],
    ['class:12;present', machine],
    ['class:1;present', machine],
    ['class:45;shift:2h', demo + 120 * minute],
    ['class:45;present;shift:2h', machine + 120 * minute],
    ['class:5;clock:2027-03-01T09:00:30Z', Date.parse('2027-03-01T09:00:30Z')],
    ['class:30;clock:2027-03-01T09:00Z;freeze', Date.parse('2027-03-01T09:00Z')],
  ])('one in which a class begins in so many minutes: %s', async (text, now) => {
    const opened = open(text);
    expect(opened.backend.clock.now()).toBe(now);
    const minutes = Number(/class:(\d+)/.exec(text)?.[1]);
    expect(minutesToClass(opened.backend)).toBe(minutes);
    // Displayed minutes are rounded up.
    expect((await upcoming(opened)).map((start) => Math.ceil((start - now) / minute))).toContain(minutes);
  });

  it('one in which that class is the student’s own', async () => {
    const opened = open('account:student;class:7');
    const token = opened.login('student@lantern.example');
    const next = async () => {
      const { data } = await opened.call('GET', 'v3/students/contents/up_next', { token: await token });
      return Math.ceil((Date.parse(data.live_lesson.start_at) - opened.backend.clock.now()) / minute);
    };
    expect(await next()).toBe(7);
    runCommand(opened.backend, 'bringClass', { minutes: 3, token: await token });
    expect(await next()).toBe(3);
    expect(opened.status(await token).scenario).toBe('account:student;class:3');
  });

  it('one without a class for whoever had none', () => {
    const { backend } = open('account:new;class:7');
    expect(backend.db.read().accounts.find(({ email }) => email.startsWith('new@'))?.topics).toEqual({});
  });

  it('one whose content stays where it was when time is shifted', () => {
    const { backend } = open('present;shift:1d');
    expect(backend.clock.now() - backend.db.read().anchorMs).toBe(24 * 60 * minute + 45_000);
  });

  it('one that stands still at a whole second, or runs', () => {
    const frozen = open('clock:2027-03-01T09:00Z;freeze').backend.clock;
    const running = open('clock:2027-03-01T09:00Z').backend.clock;
    vi.advanceTimersByTime(5000);
    expect(frozen.now()).toBe(Date.parse('2027-03-01T09:00Z'));
    expect(running.now()).toBe(Date.parse('2027-03-01T09:00:05Z'));
    const now = open('freeze').backend.clock.now();
    expect(now % 1000).toBe(0);
  });

  it('one with a bad network and planned failures', async () => {
    const { backend, call } = open('fail:courses=500,2;fail:banners=20-100-0008-010;fail:course=timeout,always');
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await call('GET', 'v3/courses')).status);
    expect(statuses).toEqual([500, 500, 200]);
    const session = await call('GET', 'v3/regions/hk/banners');
    expect([session.status, session.json.error_code]).toEqual([401, '20-100-0008-010']);
    expect(backend.faults.list()).toMatchObject([{ endpoint: 'course', left: 'always' }]);
    expect(open('latency:2s;offline').backend.network.state()).toEqual({ latency: 2000, offline: true });
  });

  it('what a test says of the time, where the scenario says nothing', () => {
    const later = machine + 5 * minute;
    expect(setScenarioStart(scenarioOf('class:3'), later).clock.at).toBe(later);
    expect(setScenarioStart(scenarioOf('clock:2027-03-01T09:00Z'), later).clock.at).toBe(
      Date.parse('2027-03-01T09:00Z'),
    );
  });
});

describe('the network', () => {
  const answered = async (text: string, ms: number) => {
    const { call } = open(text);
    let done = false;
    const answer = call('GET', 'v3/courses').then((one) => {
      done = true;
      return one;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    const early = done;
    await vi.advanceTimersByTimeAsync(5000);
    return { early, status: (await answer).status };
  };

  it('lets answers wait', async () => {
    expect(await answered('latency:2s', 2000)).toEqual({ early: false, status: 200 });
    expect(await answered('latency:slow', 400)).toEqual({ early: false, status: 200 });
    expect(await answered('latency:none', 400)).toEqual({ early: true, status: 200 });
    expect([0, 5000].map((bytes) => latencyMs('slow', bytes))).toEqual([400, 500]);
  });

  it('drops every call while offline, pictures too', async () => {
    const { fetch, backend } = open('offline');
    for (const path of ['/api/v3/courses?lang=en-hk', '/media/covers/maths/101.svg'])
      expect((await fetch(new Request(`http://mock.test${path}`))).type).toBe('error');
    backend.network.set({ offline: false });
    expect((await fetch(new Request('http://mock.test/media/covers/maths/101.svg'))).status).toBe(200);
  });
});

describe('the scenario of a backend', () => {
  it.each([
    'account:guest',
    'account:guest;class:12',
    'account:guest;shift:1d',
    'account:guest;shift:1d;freeze',
    'account:guest;shift:10m;class:2',
    'account:guest;present;class:12',
    'account:guest;present;shift:1d',
    'account:guest;present;shift:10m;class:2',
    'account:guest;clock:2027-03-01T09:00Z;freeze;class:30',
    'account:guest;clock:2027-03-01T09:00Z;class:12',
    'account:guest;class:12;lesson:10102=vimeo;without:marquee;without:about',
    'account:guest;class:12;latency:slow;offline;fail:all=html,3;fail:course=timeout,always',
  ])('is what was opened: %s', (text) => {
    expect(open(text).status().scenario).toBe(text);
  });

  it('leads to what is seen now, after the panel changed it', () => {
    const { backend, status } = open('account:guest;present;fail:courses=500,2');
    runCommand(backend, 'bringClass', { minutes: 3 });
    runCommand(backend, 'clock', { become: 'frozen' });
    runCommand(backend, 'advance', { ms: minute });
    runCommand(backend, 'network', { latency: 'slow' });
    backend.faults.take('courses', 'GET', '/');
    const { scenario } = status();
    expect(scenario).toBe('account:guest;clock:2026-11-20T10:31:45Z;freeze;class:2;latency:slow;fail:courses=500');
    const again = open(scenario);
    expect(minutesToClass(again.backend)).toBe(2);
    runCommand(backend, 'clock', { become: 'release' });
    runCommand(backend, 'heal', { id: backend.faults.list()[0]?.id });
    expect(status().scenario).toBe('account:guest;present;class:3;latency:slow');
  });

  it('knows whose token it is asked with', () => {
    const { backend, status } = open('');
    const { token } = runCommand(backend, 'login', { account: 'parent', device: 'd' }) as { token: string };
    expect(status(token)).toMatchObject({ account: 'parent', scenario: 'account:parent' });
    runCommand(backend, 'logout', { token });
    expect(status(token).account).toBe('guest');
    expect(() => runCommand(backend, 'login', { account: 'nobody', device: 'd' })).toThrow('no demo account');
  });

  it('is named after accounts that differ', () => {
    const names = demoAccounts.map(({ email }) => accountName(email));
    expect(new Set(names).size).toBe(demoAccounts.length);
    expect(formatScenario(scenarioOf(`account:${names[0]}`))).toBe('account:student');
  });
});

describe('content', () => {
  it('does not follow a clock that was moved by hand, and does once it is let go', () => {
    const client = testClient({ reanchorAfterMs: 6 * 60 * minute });
    applyScenario(client.backend, scenarioOf('present'));
    const { clock, db } = client.backend;
    const before = db.read().anchorMs;
    clock.advance(24 * 60 * minute);
    expect(db.read().anchorMs).toBe(before);
    clock.release();
    vi.setSystemTime(machine + 7 * 60 * minute);
    expect(db.read().anchorMs).toBe(before + 7 * 60 * minute);
  });
});

describe('a link', () => {
  const place = (href: string, text: string, chosen: string | null = null) =>
    placeOf(`http://qa.test${href}`, scenarioOf(text), chosen);

  it.each([
    ['/en-hk?qa=x', 'account:tw', '/en-hk'],
    ['/zh-hk/course/101?tab=about&qa=x#a', '', '/zh-hk/course/101?tab=about#a'],
    ['/en-hk/course/101?qa=x', 'locale:zh-hk', '/zh-hk/course/101'],
    ['/?qa=x', 'account:tw', '/zh-tw'],
    ['/course/101?qa=x', 'account:parent', '/en-sg/course/101'],
    ['/?qa=x', '', '/'],
    ['/?qa=x', 'region:jp', '/ja-jp'],
  ])('%s with “%s” leads to %s', (href, text, expected) => expect(place(href, text)).toBe(expected));

  it('keeps the language the visitor chose before', () => {
    expect(place('/?qa=x', 'account:tw', 'zh-hk')).toBe('/');
  });
});
