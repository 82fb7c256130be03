// @vitest-environment happy-dom

import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { noteFailure } from './failures';
import { type ReportBody, startReports } from './startReports';

/** Functions that receive a vital, by its name. */
const observers = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock('web-vitals', () => {
  const on = (name: string) => (observe: (metric: Metric) => void) => void observers.set(name, observe);
  return { onCLS: on('CLS'), onFCP: on('FCP'), onINP: on('INP'), onLCP: on('LCP'), onTTFB: on('TTFB') };
});

let stop: () => void = () => undefined;
let sent: ReportBody[] = [];
let isAccepted = true;

beforeEach(() => {
  sent = [];
  isAccepted = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, { body, ...options }: RequestInit) => {
    expect(url).toBe('https://reports.example/in');
    expect(options).toEqual({ method: 'POST', credentials: 'omit', keepalive: true, mode: 'no-cors' });
    if (!isAccepted) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(String(body)) as ReportBody);
    return Response.error();
  });
  window.history.replaceState(null, '', '/zh-hk/course/101?q=secret#hash');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const start = () => {
  stop = startReports({ url: 'https://reports.example/in', version: '1a2b3c4' });
};
function hide(state: DocumentVisibilityState = 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const measure = (name: Metric['name'], value: number) =>
  observers.get(name)?.({ name, value, rating: 'good' } as Metric);
function failureAt(...frames: string[]): Error {
  const error = new TypeError('Cannot read what Kit wrote');
  error.stack = `TypeError: Cannot read what Kit wrote\n${frames.map((frame) => `    at f (https://www.example${frame})`).join('\n')}`;
  return error;
}

it('sends what it has when the page is hidden, once, with the version and nothing of the visitor', () => {
  noteFailure(failureAt('/assets/core-1a2b3c4d.js:1:23', '/assets/index-1a2b3c4d.js:4:5'), 'drafts/expire');
  start();
  measure('LCP', 1234.56789);
  hide('visible');
  expect(sent).toEqual([]);
  hide();
  hide();
  expect(sent).toEqual([
    {
      version: '1a2b3c4',
      locale: 'zh-hk',
      device: 'desktop',
      reports: [
        {
          kind: 'failure',
          page: 'course',
          name: 'TypeError',
          where: 'drafts/expire',
          frames: ['/assets/core-1a2b3c4d.js:1:23', '/assets/index-1a2b3c4d.js:4:5'],
        },
        { kind: 'vital', page: 'course', name: 'LCP', value: 1234.568, rating: 'good' },
      ],
    },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Kit|secret|hash|www/);
});

it.each([
  ['phone', true, [390, 844]],
  ['phone', true, [844, 390]],
  ['tablet', true, [820, 1180]],
  ['desktop', false, [390, 844]],
])('says that it is a %s (a finger: %s, %o)', (device, isCoarse, [width = 0, height = 0]) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isCoarse } as MediaQueryList);
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(width);
  vi.spyOn(window.screen, 'height', 'get').mockReturnValue(height);
  start();
  measure('LCP', 1);
  hide();
  expect(sent[0]?.device).toBe(device);
});

it('notices what nobody catches, and values that are no errors', () => {
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: failureAt('/assets/Page-1a2b3c4d.js:1:2') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'kit@example.com' }));
  noteFailure(null, '\n    at CourseCard\n    at App');
  hide();
  expect(sent[0]?.reports).toEqual([
    { kind: 'failure', page: 'course', name: 'TypeError', where: 'window', frames: ['/assets/Page-1a2b3c4d.js:1:2'] },
    { kind: 'failure', page: 'course', name: 'string', where: 'promise', frames: [] },
    { kind: 'failure', page: 'course', name: 'object', where: 'at CourseCard', frames: [] },
  ]);
});

it('sends no name of an error that is more than a word', () => {
  start();
  noteFailure(Object.assign(new Error('x'), { name: 'ChunkError' }), 'feed');
  noteFailure(Object.assign(new Error('x'), { name: 'Name student@hk.test' }), 'feed');
  hide();
  expect(sent[0]?.reports.map(({ name }) => name)).toEqual(['ChunkError', 'Error']);
});

it('sends the same failure once, and 40 reports at most', () => {
  start();
  for (let count = 0; count < 3; count += 1) noteFailure(failureAt('/assets/core-1a2b3c4d.js:1:1'), 'feed');
  for (let count = 0; count < 60; count += 1) noteFailure(new Error('x'), `part ${count}`);
  hide();
  expect(sent[0]?.reports).toHaveLength(40);
});

it('keeps what was not sent for the next time', async () => {
  start();
  noteFailure(new Error('x'), 'feed');
  isAccepted = false;
  hide();
  await nextTurn();
  isAccepted = true;
  hide();
  expect(sent.map(({ reports }) => reports.length)).toEqual([1]);
});
