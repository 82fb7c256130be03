import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocusInPlace } from './keepFocusInPlace';

let stop: () => void;
beforeEach(() => {
  stop = keepFocusInPlace();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const item = (name: string) => `<li><a href="/${name}">${name}</a><button type="button">remove ${name}</button></li>`;
const list = (...names: string[]) => `<ul>${names.map(item).join('')}</ul>`;

/** Shows a page and focuses the control with this text. */
function show(html: string, focused: string): HTMLElement {
  document.body.innerHTML = html;
  // The environment lays nothing out.
  for (const element of document.querySelectorAll('*')) element.checkVisibility = () => true;
  const control = [...document.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === focused,
  );
  if (!control) throw new Error(`no ${focused}`);
  control.focus();
  return control;
}

/** Waits for the observer. */
const seen = () => new Promise<void>((resolve) => queueMicrotask(resolve)).then(() => undefined);
const focused = () => document.activeElement?.textContent;

describe('when a control with the focus is replaced', () => {
  /** Replaces an element around the control by a link; returns whether that has the focus. */
  const replace = async (selector: string) => {
    const page = '<main><div id="page"><div id="offer"><button type="button">Enrol</button></div></div></main>';
    const own = show(page, 'Enrol');
    const link = Object.assign(document.createElement('a'), { href: '/start', textContent: 'Start' });
    link.checkVisibility = () => true;
    own.closest(selector)?.replaceWith(link);
    await seen();
    return document.activeElement === link;
  };

  it.each([
    ['in its place', 'button', true],
    ['in the place of its part of the page', '#offer', true],
    ['of another page, which decides itself', '#page', false],
  ])('it looks for the control %s (%s): %s', async (_, selector, moves) => expect(await replace(selector)).toBe(moves));
});

describe('when an item with the focus is removed', () => {
  it.each([
    ['the next one', 'remove a', 'remove b'],
    ['the previous one after the last', 'remove c', 'remove b'],
    ['the same control', 'b', 'c'],
  ])('it moves to %s', async (_, from, to) => {
    show(`<main><h1>Saved</h1>${list('a', 'b', 'c')}</main>`, from)
      .closest('li')
      ?.remove();
    await seen();
    expect(focused()).toBe(to);
  });

  it('it moves past items without controls, and to the next group when its own has gone', async () => {
    const page = `<main><h1>Saved</h1>
      <section><h2>Monday</h2>${list('a')}</section>
      <section><h2>Tuesday</h2><ul><li>closed</li></ul>${list('b')}</section></main>`;
    show(page, 'remove a').closest('section')?.remove();
    await seen();
    expect(focused()).toBe('remove b');
  });

  it('it moves to the heading of what replaces the list', async () => {
    const own = show(`<main><h1>Saved</h1><div>${list('a')}</div></main>`, 'remove a').closest('ul');
    const empty = document.createElement('h2');
    empty.textContent = 'Nothing saved';
    empty.checkVisibility = () => true;
    own?.replaceWith(empty);
    await seen();
    expect(focused()).toBe('Nothing saved');
  });

  it('it moves to the control after the list where that has no heading', async () => {
    const page = `<dialog open><h2>Report</h2><form><div>${list('a')}<button type="button">Add</button></div></form></dialog>`;
    show(page, 'remove a').closest('ul')?.remove();
    await seen();
    expect(focused()).toBe('Add');
  });

  it('it moves to the next part when the list goes with its own heading', async () => {
    const page = `<main><h1>Search</h1><div><section><h2>Recent</h2><button type="button">Clear</button>${list('a')}</section>
      <section><h2>Subjects</h2></section></div></main>`;
    show(page, 'Clear').closest('section')?.remove();
    await seen();
    expect(focused()).toBe('Subjects');
  });

  it('it moves on when the item goes first, and its list then', async () => {
    const own = show(`<main><h1>Saved</h1>${list('a')}</main>`, 'remove a').closest('li');
    const around = own?.parentElement;
    own?.remove();
    around?.remove();
    await seen();
    expect(focused()).toBe('Saved');
  });
});

describe('it stays', () => {
  it('where the page has moved it', async () => {
    const own = show(`<main><h1 tabindex="-1">Saved</h1>${list('a', 'b')}</main>`, 'remove a').closest('li');
    own?.remove();
    document.querySelector('h1')?.focus();
    await seen();
    expect(focused()).toBe('Saved');
  });

  it('when another item is removed, or what is no list', async () => {
    const kept = show(`<main><h1>Saved</h1>${list('a', 'b')}<p><button>Play</button></p></main>`, 'remove a');
    document.querySelector('li:last-child')?.remove();
    await seen();
    expect(document.activeElement).toBe(kept);
    document.querySelector<HTMLElement>('p button')?.focus();
    document.querySelector('p')?.remove();
    await seen();
    expect(document.activeElement).toBe(document.body);
  });
});
