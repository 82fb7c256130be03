import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '~mocks/server';
import { collectState, describeCalendar, followEvents, readClassCalendar } from '../../entry-server';

const now = Date.parse('2026-11-18T19:10:00+08:00');
const day = 86_400_000;
const origin = 'https://www.example.com';
let api: MockServer;
beforeAll(async () => {
  api = await createMockServer({ port: 0, now });
});
afterAll(() => api.close());

const topic = '/regular-class/topics/1';
async function read(locale: 'en-hk' | 'zh-hk' = 'en-hk') {
  const { state } = await collectState(locale, topic, 8000, { apiUrl: api.url, origin, at: now });
  const calendar = readClassCalendar(locale, topic, state, origin);
  if (!calendar) throw new Error('no calendar');
  return calendar;
}
const parse = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

it('a class has a calendar of all sessions with a time, with links to their pages and to no room', async () => {
  const { path, name, events } = await read();
  expect(path).toBe('/calendar/en-hk/1.ics');
  const parsed = parse(describeCalendar({ name, events }));
  expect(parsed.length).toBeGreaterThan(2);
  expect(new Set(parsed.map(({ uid }) => uid)).size).toBe(parsed.length);
  for (const { uid, component } of parsed) {
    const id = /^live-lesson-hk-(\d+)@www\.example\.com$/.exec(uid)?.[1];
    expect(component.getFirstPropertyValue('url')).toBe(`${origin}/en-hk/regular-class/topics/1/lesson/${id}`);
  }
  expect(JSON.stringify(events)).not.toMatch(/zoom|meet\.google|chat/i);
  const chinese = await read('zh-hk');
  expect(chinese.events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  expect(chinese.name).not.toBe(name);
});

it('no other page has one', () => {
  for (const path of ['/', '/nowhere']) expect(readClassCalendar('en-hk', path, {}, origin)).toBeNull();
});

const event = (id: number, startAt = now + day) => ({
  uid: `live-lesson-hk-${id}@x`,
  startAt: new Date(startAt).toISOString(),
  endAt: null,
  title: `Session ${id}`,
});
const text = (events: readonly Parameters<typeof followEvents>[0][number][]) => describeCalendar({ name: 'x', events });

it('what has not changed keeps its bytes; what has moved gets a higher sequence', () => {
  const first = followEvents([event(1), event(2)], [], now);
  const second = followEvents([event(2), event(1)], first, now + day / 2);
  expect(text(second)).toBe(text(first));
  const moved = followEvents([event(1), event(2, now + 2 * day)], second, now + day / 2);
  const [same, other] = parse(text(moved));
  expect(same?.sequence).toBe(parse(text(first))[0]?.sequence);
  expect(other?.sequence).toBeGreaterThan(parse(text(first))[1]?.sequence ?? 0);
});

it('a session ahead that is gone is cancelled for thirty days; one that is over is only gone', () => {
  const first = followEvents([event(1, now - day), event(2), event(3)], [], now);
  const second = followEvents([event(3)], first, now);
  const statuses = (events: typeof second) =>
    parse(text(events)).map(({ uid, component }) => [uid, component.getFirstPropertyValue('status')]);
  expect(statuses(second)).toEqual([
    ['live-lesson-hk-2@x', 'CANCELLED'],
    ['live-lesson-hk-3@x', null],
  ]);
  // It stays as it was cancelled, and is back when it is back.
  expect(text(followEvents([event(3)], second, now + day / 2))).toBe(text(second));
  expect(followEvents([event(3)], second, now + 32 * day).map(({ uid }) => uid)).toEqual(['live-lesson-hk-3@x']);
  const back = followEvents([event(2), event(3)], second, now + day / 2);
  expect(statuses(back).map(([, status]) => status)).toEqual([null, null]);
  expect(back[0]?.changedAt).toBe(now + day / 2);
});
