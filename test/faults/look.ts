/** Assertions and helpers of the fault matrix. */
import { expect } from 'vitest';
import { selectUserStatus } from '@/platform/session/state';
import type { AppError } from '@/shared/http/AppError';
import type { World } from './world';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the app's content: everything except messages, forms and the session's own state. */
export function content(world: World): object {
  const { alert: _alert, modal: _modal, forms: _forms, session, ...rest } = world.state();
  return { ...rest, user: session.user, loggedIn: session.loggedIn };
}

/** Returns the first path where two trees differ, with both values; null when they are equal. */
export function difference(now: unknown, then: unknown, path = ''): string | null {
  if (Object.is(now, then)) return null;
  const both = [now, then];
  if (!both.every((value) => typeof value === 'object' && value !== null))
    return `${path}: ${both.map((value) => JSON.stringify(value)?.slice(0, 200)).join(' was ')}`;
  const [left, right] = both as [Tree, Tree];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/** A load or a list, anywhere in the state. */
export interface StateBlock {
  path: string;
  status: string;
  /** Its parameters, as text. */
  key: string | null;
  error: AppError | null;
}

const statusOf = ({ status, loading, error, pages }: Tree): string => {
  if (typeof status === 'string') return status;
  if (loading !== null) return 'loading';
  return error !== null ? 'failure' : Array.isArray(pages) && pages.length > 0 ? 'success' : 'idle';
};

/** Finds all of them by the shapes of `fetchReducer` and `pagedListReducer`. */
export function blocksOf(tree: unknown, path = ''): StateBlock[] {
  if (!isTree(tree)) return [];
  if ('error' in tree && 'key' in tree) {
    const { key, error } = tree as Pick<StateBlock, 'key' | 'error'>;
    return [{ path, status: statusOf(tree), key, error }];
  }
  return Object.entries(tree).flatMap(([name, below]) => blocksOf(below, path ? `${path}.${name}` : name));
}

export const failedBlocks = (world: World) => blocksOf(world.state()).filter(({ status }) => status === 'failure');
/** Returns the status of each block, by path. */
export const statuses = (world: World) => blocksOf(world.state()).map(({ path, status }) => `${path}: ${status}`);

/** Expects no message, no navigation, no logout, and no unexpected error. */
export function expectNothingSaid(world: World) {
  expect(world.reported).toEqual([]);
  expect([world.alert().show, world.modal().visible, world.moves]).toEqual([false, false, []]);
}

/** Expects one message, one clearing, and one navigation to the login page with `next`. */
export function expectSessionEnded(world: World, { ended, text }: { ended: string; text: RegExp }, from: string) {
  expect(world.modal()).toMatchObject({ visible: true, title: "You've been logged out" });
  expect(world.modal().content).toMatch(text);
  expect(world.moves).toEqual([`/en-hk/login?next=${encodeURIComponent(from)}`]);
  expect(world.told).toEqual([{ type: 'cleared', ended }]);
  expect([world.loggedIn(), world.cookies.get('token'), world.storage.get('user')]).toEqual([false, null, null]);
  expect(selectUserStatus(world.state())).toBe('idle');
  expect(world.alert().show).toBe(false);
  expect(world.wire.calls).not.toContain('logout');
  expect(world.reported).toEqual([]);
}

/** Returns what React reports of parts that failed to render; a part that is only lazy (the player) is none. */
export const brokenParts = (html: string): string[] =>
  [...html.matchAll(/data-msg="([^"]*)"/g)].flatMap(([, text = '']) =>
    text.includes('does not support Suspense') ? [] : [text],
  );

/** Expects a complete page: heading and landmark, and no part that failed to render. */
export async function expectPage(world: World): Promise<string> {
  const html = await world.html();
  expect(html).toMatch(/<h1[ >]/);
  expect(html).toContain('<main');
  expect(brokenParts(html)).toEqual([]);
  return html;
}
