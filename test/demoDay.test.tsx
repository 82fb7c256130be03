import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Region, regionNames, regions } from '@/shared/i18n/locales';
import { type BackendOptions, createBackend } from '~mocks/backend';
import type { Persist } from '~mocks/db/db';
import { demoLastsMs } from '~mocks/demoDay';
import { applyScenario } from '~mocks/qa/apply';
import { qaInPage } from '~mocks/qa/qa';
import { scenarioOf } from '~mocks/qa/scenario';
import { keepSettings } from '~mocks/qa/settings';
import { testClient } from '~mocks/testClient';

const minute = 60_000;
const machine = Date.parse('2027-03-02T07:13:20Z');

beforeEach(() => {
  vi.useFakeTimers({ now: machine });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** Opens the demo as a page does: its state and its clock are stored. */
function openPage(options: Partial<BackendOptions> = {}) {
  const persist: Persist = {
    load: () => localStorage.getItem('state'),
    save: (json) => localStorage.setItem('state', json),
  };
  const backend = createBackend({
    readMedia: async () => null,
    day: 'demo',
    reanchorAfterMs: demoLastsMs,
    persist,
    ...options,
  });
  keepSettings(backend, localStorage, 'settings');
  backend.db.read();
  return backend;
}

const localTime = (ms: number, region: Region) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: regions[region].timeZone,
  }).format(ms);

describe.each(regionNames)('the demo in %s', (region) => {
  it('begins on a Friday at 19:20, local time, and runs in real time', () => {
    const backend = openPage();
    expect(localTime(backend.now(region), region)).toBe('Friday 19:20');
    vi.advanceTimersByTime(7 * minute);
    expect(localTime(backend.now(region), region)).toBe('Friday 19:27');
  });

  it('has one class live at its beginning, and one ten minutes later', () => {
    const backend = openPage();
    const now = backend.now(region);
    const { topics } = backend.catalogue(region, regions[region].locales[0]);
    const lessons = topics.flatMap((topic) => topic.lessons);
    expect(lessons.filter(({ startMs, endMs }) => startMs <= now && now < endMs)).toHaveLength(1);
    expect(lessons.filter(({ startMs }) => startMs > now && startMs <= now + 10 * minute)).toHaveLength(1);
  });
});

it('follows the address into another region', async () => {
  const { time } = qaInPage(openPage());
  const jumps = vi.fn();
  time.subscribe(jumps);
  const seen = ['/en-hk', '/zh-hk', '/en-nz', '/ja-jp'].map((path) => {
    window.history.pushState(null, '', path);
    return new Date(time.now()).toISOString().slice(11, 16);
  });
  expect(seen).toEqual(['11:20', '11:20', '06:20', '10:20']);
  await Promise.resolve();
  expect(jumps).toHaveBeenCalledTimes(2);
});

it('tells the app, which calls app_launch, the time of the region of its page', async () => {
  const client = testClient({ day: 'demo' });
  client.backend.reset({ day: 'demo' });
  const times = regionNames.map(async (region) => {
    const { data } = await client.call('POST', 'v2/app_launch', { region, lang: regions[region].locales[0] });
    return localTime(Date.parse(data.server_time), region);
  });
  expect(new Set(await Promise.all(times))).toEqual(new Set(['Friday 19:20']));
});

describe('a visit', () => {
  it('goes on after a reload, and in another tab', () => {
    openPage();
    vi.advanceTimersByTime(35 * minute);
    expect([openPage(), openPage()].map((page) => localTime(page.now('hk'), 'hk'))).toEqual([
      'Friday 19:55',
      'Friday 19:55',
    ]);
  });

  it('begins again after six hours; what was done stays, as long ago as it was', () => {
    const first = openPage();
    vi.advanceTimersByTime(30 * minute);
    const watchedMs = first.clock.now();
    first.db.update(({ accounts }) => {
      const [account] = accounts;
      if (account) account.progress['live_lesson:1'] = { position: 5, completed: false, watchedMs, sequence: 900 };
    });
    vi.advanceTimersByTime(6 * 60 * minute);
    const again = openPage();
    const progress = again.db.read().accounts[0]?.progress['live_lesson:1'];
    expect(localTime(again.now('hk'), 'hk')).toBe('Friday 19:20');
    expect(again.now('hk') - (progress?.watchedMs ?? 0)).toBe(6 * 60 * minute);
    expect(localTime(openPage().now('nz'), 'nz')).toBe('Friday 19:20');
  });

  it('is the present when a tester wants it, also after a reload, until the demo is wanted again', () => {
    openPage().beginDay('present');
    const present = openPage();
    expect([present.now('hk'), present.now('nz')]).toEqual([machine, machine]);
    expect(present.db.read().anchorMs).toBe(machine - 20_000);
    present.beginDay('demo');
    expect(localTime(openPage().now('nz'), 'nz')).toBe('Friday 19:20');
  });

  it('is opened by a link: the demo, the present, or a time', () => {
    const opened = (text: string) => {
      const backend = openPage();
      applyScenario(backend, scenarioOf(text));
      return [backend.now('hk'), backend.now('jp')].map((ms) => new Date(ms).toISOString());
    };
    expect(opened('account:student')).toEqual(['2026-11-20T11:20:00.000Z', '2026-11-20T10:20:00.000Z']);
    expect(opened('shift:1d;freeze')).toEqual(['2026-11-21T11:20:00.000Z', '2026-11-21T10:20:00.000Z']);
    expect(opened('present')).toEqual(['2027-03-02T07:13:20.000Z', '2027-03-02T07:13:20.000Z']);
    expect(opened('clock:2027-03-01T09:00Z')).toEqual(['2027-03-01T09:00:00.000Z', '2027-03-01T09:00:00.000Z']);
  });
});
