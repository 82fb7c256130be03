import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyClicksScript } from '../../../build/documents/htmlDocument';
import { forgetEarlyClick, replayEarlyClicks } from './earlyClicks';

let stopped: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  stopped = new AbortController();
  // The script of the document, with listeners that end with the test.
  const listen = (type: string, listener: EventListener) =>
    window.addEventListener(type, listener, { capture: true, signal: stopped.signal });
  new Function('addEventListener', earlyClicksScript)(listen);
  document.body.innerHTML = `<div id="root"><form><button type="submit"><i></i></button></form><p></p><button type="button"></button></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  stopped.abort();
  delete window.earlyClicks;
  document.body.replaceChildren();
});

function replay() {
  replayEarlyClicks();
  vi.runAllTimers();
}

const buttons = () => [...document.querySelectorAll('button')];

it('clicks again what was clicked before React was there, each button once, in order', () => {
  const [first, second] = buttons();
  second?.click();
  first?.querySelector('i')?.click();
  second?.click();
  const clicked: EventTarget[] = [];
  for (const button of buttons()) button.addEventListener('click', () => clicked.push(button));
  replay();
  expect(clicked).toEqual([second, first]);
});

it('keeps a click that React drops again, and forgets one that it dispatches', () => {
  const [first, second] = buttons();
  first?.click();
  second?.click();
  const clicked = vi.fn();
  first?.addEventListener('click', () => first && forgetEarlyClick(first));
  second?.addEventListener('click', clicked);
  replay();
  expect([...(window.earlyClicks ?? [])]).toEqual([second]);
  replay();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it('does not repeat the click during which it is called', () => {
  const [first] = buttons();
  const clicked = vi.fn();
  first?.addEventListener('click', ({ currentTarget }) => {
    replayEarlyClicks();
    if (currentTarget) forgetEarlyClick(currentTarget);
    clicked();
  });
  first?.click();
  vi.runAllTimers();
  expect(clicked).toHaveBeenCalledOnce();
});

it('leaves alone what is no button, and buttons that are gone', () => {
  document.querySelector('p')?.click();
  expect(window.earlyClicks?.size).toBe(0);
  const [first] = buttons();
  const clicked = vi.fn();
  first?.click();
  first?.addEventListener('click', clicked);
  first?.remove();
  replay();
  expect(clicked).not.toHaveBeenCalled();
});

it('keeps the browser from submitting a form', () => {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('does nothing on a page without the script', () => {
  delete window.earlyClicks;
  expect(replay).not.toThrow();
  expect(() => forgetEarlyClick(document.body)).not.toThrow();
});
