// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTypingOrInDialog } from '@/shared/lib/isTypingOrInDialog';
import { commandFor, shortcuts } from './keyboard';

let player: HTMLElement;
let outside: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <h1 tabindex="-1">Title</h1>
    <input id="name"><textarea id="note"></textarea><select id="level"></select><div id="rich" contenteditable="true"></div>
    <a id="link" href="/x">x</a><div role="tablist"><button role="tab" id="tab">t</button></div>
    <dialog open><button id="in-dialog">b</button></dialog>
    <section><button id="mute">m</button><input id="range" type="range"><div role="slider" id="slider"></div>
    <div role="menu"><button role="menuitemradio" id="item">1</button></div></section>`;
  player = document.querySelector('section') as HTMLElement;
  outside = document.querySelector('h1') as HTMLElement;
});
afterEach(() => {
  document.body.innerHTML = '';
});

function press(
  key: string,
  on: Element | string,
  init: KeyboardEventInit = {},
  scope: 'page' | 'player' = 'page',
  singleKeys = true,
) {
  const target = typeof on === 'string' ? (document.querySelector(on) as Element) : on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  let command: string | null = null;
  const listen = (heard: Event) => {
    command = commandFor(heard as KeyboardEvent, player, scope, singleKeys);
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(event);
  return command;
}

describe('the table of keys', () => {
  it.each([
    [' ', 'togglePlay'],
    ['k', 'togglePlay'],
    ['K', 'togglePlay'],
    ['ArrowLeft', 'back'],
    ['j', 'back'],
    ['ArrowRight', 'forward'],
    ['l', 'forward'],
    ['ArrowUp', 'volumeUp'],
    ['ArrowDown', 'volumeDown'],
    ['<', 'slower'],
    ['>', 'faster'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['c', 'captions'],
    ['n', 'note'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
  ])('%s: %s', (key, command) => {
    expect(press(key, player)).toBe(command);
  });

  it('counts letters of another script, and what an input method takes, by their place', () => {
    const typed = [
      ['า', 'KeyK'],
      ['ㅏ', 'KeyK'],
      ['ㄜ', 'KeyK'],
      ['л', 'KeyK'],
      ['Process', 'KeyK'],
      ['Process', 'Space'],
    ] as const;
    expect(typed.map(([key, code]) => press(key, player, { code }))).toEqual(typed.map(() => 'togglePlay'));
    expect(press('ฦ', player, { code: 'Slash', shiftKey: true })).toBe('help');
    expect(press('Б', player, { code: 'Comma', shiftKey: true })).toBe('slower');
    expect(press('า', '#name', { code: 'KeyK' })).toBeNull();
  });

  it('has no letter and no sign while those are off', () => {
    const acting = shortcuts.flatMap(({ keys }) => keys.filter((key) => press(key, player, {}, 'page', false)));
    expect(acting).toEqual([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
    expect(press('า', player, { code: 'KeyK' }, 'page', false)).toBeNull();
  });

  it('works all over the page, but for up and down, which scroll there', () => {
    for (const { keys } of shortcuts) {
      for (const key of keys) {
        const isScroll = key === 'ArrowUp' || key === 'ArrowDown';
        expect([key, press(key, outside) === null]).toEqual([key, isScroll]);
      }
    }
  });

  it('stays inside the player when asked to', () => {
    for (const { keys } of shortcuts) {
      for (const key of keys) {
        expect(press(key, outside, {}, 'player')).toBeNull();
        expect(press(key, player, {}, 'player')).not.toBeNull();
      }
    }
  });
});

describe('a key that belongs to somebody else', () => {
  const keys = shortcuts.flatMap((shortcut) => shortcut.keys);

  it.each(['#name', '#note', '#level', '#rich', '#in-dialog', '#item'])('does nothing in %s', (selector) => {
    expect(keys.map((key) => press(key, selector))).toEqual(keys.map(() => null));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'does nothing with %o',
    (init) => {
      expect(keys.map((key) => press(key, player, init))).toEqual(keys.map(() => null));
    },
  );

  it('does nothing with shift, but for the characters that need it', () => {
    const shifted = keys.filter((key) => press(key, player, { shiftKey: true }) !== null);
    expect(shifted).toEqual(['<', '>', '?']);
  });

  it('works in a player that is itself inside a dialog, such as a trailer', () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(player);
    expect(press('k', player, {}, 'player')).toBe('togglePlay');
    expect(press('k', '#mute', {}, 'player')).toBe('togglePlay');
  });

  it('knows who types or has a dialog open, so that nothing moves the page under them', () => {
    expect(
      ['#name', '#note', '#rich', '#in-dialog'].map((on) => isTypingOrInDialog(document.querySelector(on))),
    ).toEqual(Array(4).fill(true));
    expect(['#mute', '#range', '#link'].map((on) => isTypingOrInDialog(document.querySelector(on)))).toEqual(
      Array(3).fill(false),
    );
    expect(isTypingOrInDialog(null)).toBe(false);
  });

  it('leaves space to the button, link or tab under the focus', () => {
    expect(['#mute', '#link', '#tab'].map((on) => press(' ', on))).toEqual([null, null, null]);
    expect(press('k', '#mute')).toBe('togglePlay');
  });

  it('leaves arrows to sliders and tabs, and other keys not', () => {
    for (const on of ['#range', '#slider', '#tab']) {
      expect(press('ArrowLeft', on)).toBeNull();
      expect(press('m', on)).toBe('mute');
    }
  });

  it('leaves a key alone that a widget has handled', () => {
    player.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    expect(press('m', player)).toBeNull();
  });

  it('repeats jumps and volume when a key is held, but never a switch', () => {
    const held = { repeat: true };
    expect(press('ArrowRight', player, held)).toBe('forward');
    expect(press('ArrowUp', player, held)).toBe('volumeUp');
    expect(['m', 'f', 'c', 'k', ' ', '?'].map((key) => press(key, player, held))).toEqual(Array(6).fill(null));
  });
});
