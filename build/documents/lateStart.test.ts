// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateStartScript } from './lateStart.ts';

const content = `<div id="root"><button>Buy</button><a href="/en-hk">Home</a><input><button disabled>Sold out</button></div>
<aside id="late-start" hidden><button>Reload</button></aside>`;

const box = () => document.getElementById('late-start') as HTMLElement;
const isUsable = () =>
  [...document.querySelectorAll<HTMLButtonElement>('#root button, #root input')].map(({ disabled }) => !disabled);
const reload = vi.fn();
let entry: HTMLScriptElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = content;
  entry = Object.assign(document.createElement('script'), { type: 'module' });
  document.head.append(entry);
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'importmap' });
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});
afterEach(() => {
  window.dispatchEvent(new Event('appstart'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = () => runInThisContext(lateStartScript);
const begin = () => window.dispatchEvent(new Event('appstart'));

it('says nothing when the app begins in time, however long it then runs', () => {
  run();
  vi.advanceTimersByTime(9999);
  begin();
  vi.advanceTimersByTime(60_000);
  entry.dispatchEvent(new Event('error'));
  expect([box().hidden, isUsable()]).toEqual([true, [true, true, false]]);
});

it('says after ten seconds that the app is not there, and lets nothing be pressed that needs it', () => {
  run();
  vi.advanceTimersByTime(10_000);
  expect([box().hidden, isUsable()]).toEqual([false, [false, false, false]]);
  expect(document.body.firstElementChild).toBe(box());
  box().querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says so at once when a script of the app fails to load, and not when a picture does', () => {
  run();
  document.querySelector('a')?.dispatchEvent(new Event('error'));
  expect(box().hidden).toBe(true);
  entry.dispatchEvent(new Event('error'));
  expect([box().hidden, isUsable()]).toEqual([false, [false, false, false]]);
});

it('is taken back before a late app hydrates the content, and what was disabled before stays so', () => {
  run();
  vi.advanceTimersByTime(15_000);
  begin();
  expect([box().hidden, isUsable()]).toEqual([true, [true, true, false]]);
});

it('leaves browsers that cannot run the app to their own message', () => {
  vi.stubGlobal('HTMLScriptElement', {});
  run();
  vi.advanceTimersByTime(20_000);
  expect(box().hidden).toBe(true);
});
