/** The player's keyboard: one table of keys, and the rules for keys that belong to other elements. */

import { dialogSelector, typingSelector } from '@/shared/lib/isTypingOrInDialog';
import { latinKey } from '@/shared/lib/latinKey';

export type PlayerCommand =
  | 'togglePlay'
  | 'back'
  | 'forward'
  | 'volumeUp'
  | 'volumeDown'
  | 'slower'
  | 'faster'
  | 'mute'
  | 'captions'
  | 'note'
  | 'fullscreen'
  | 'help';

interface Shortcut {
  readonly command: PlayerCommand;
  /** As `latinKey` returns them. */
  readonly keys: readonly string[];
  /** Whether holding the key repeats it. */
  readonly repeats: boolean;
}

export const shortcuts: readonly Shortcut[] = [
  { command: 'togglePlay', keys: [' ', 'k'], repeats: false },
  { command: 'back', keys: ['ArrowLeft', 'j'], repeats: true },
  { command: 'forward', keys: ['ArrowRight', 'l'], repeats: true },
  { command: 'volumeUp', keys: ['ArrowUp'], repeats: true },
  { command: 'volumeDown', keys: ['ArrowDown'], repeats: true },
  { command: 'slower', keys: ['<'], repeats: true },
  { command: 'faster', keys: ['>'], repeats: true },
  { command: 'mute', keys: ['m'], repeats: false },
  { command: 'captions', keys: ['c'], repeats: false },
  { command: 'note', keys: ['n'], repeats: false },
  { command: 'fullscreen', keys: ['f'], repeats: false },
  { command: 'help', keys: ['?'], repeats: false },
];

/** Widgets that handle arrows and space themselves. */
const arrowOwners = 'input[type=range], [role=slider], [role=tablist], [role=radiogroup], [role=tree]';
const spaceOwners = 'button, a[href], summary, [role=button], [role=tab], video[controls], audio';
/** Menus handle every key. */
const menus = '[role=menu], [role=listbox]';

const elementOf = (target: unknown): Element | null => (target instanceof Element ? target : null);
const isLetter = (key: string) => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/** Returns whether a key is a letter or a sign, which may be turned off. */
export const isSingleKey = (key: string) => key.length === 1 && key !== ' ';

/**
 * Returns the command of a key press, or null when the key belongs to another element: typed into a field, with a
 * modifier (shift counts where it makes no other character), already handled by a widget, in a menu, in a dialog over
 * the player, or outside the player when that is the scope. Up and down always require the focus inside the player (or
 * its full screen), because elsewhere they scroll. Letters and signs require `singleKeys`.
 */
export function commandFor(
  event: KeyboardEvent,
  player: Element,
  scope: 'page' | 'player',
  singleKeys: boolean,
): PlayerCommand | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = latinKey(event);
  if (!singleKeys && isSingleKey(key)) return null;
  const shortcut = shortcuts.find(({ keys }) => keys.includes(key));
  if (!shortcut || (event.repeat && !shortcut.repeats)) return null;
  const isArrow = key.startsWith('Arrow');
  if (event.shiftKey && (isArrow || key === ' ' || isLetter(key))) return null;

  const target = elementOf(event.target);
  if (target?.closest(typingSelector) || target?.closest(menus)) return null;
  const layer = target?.closest(dialogSelector);
  if (layer && !layer.contains(player)) return null;
  if (isArrow && target?.closest(arrowOwners)) return null;
  if (key === ' ' && target?.closest(spaceOwners)) return null;

  const isInside = player.contains(target) || Boolean(document.fullscreenElement?.contains(player));
  if (!isInside && (scope === 'player' || key === 'ArrowUp' || key === 'ArrowDown')) return null;
  return shortcut.command;
}
