/** Assertions and helpers of the fault matrix. */
import { expect } from 'vitest';
import { selectUserStatus } from '@/platform/session/state';
import type { AppError } from '@/shared/http/AppError';
import type { TestApp } from './testApp';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the app's content: everything except messages, forms and the session's own state. */
export function contentOf(testApp: TestApp): object {
  const { alert: _alert, modal: _modal, forms: _forms, session, ...rest } = testApp.state();
  return { ...rest, user: session.user, loggedIn: session.loggedIn };
}

/** Returns the first path where two trees differ, with both values; null when they are equal. */
export function findDifference(now: unknown, then: unknown, path = ''): string | null {
  if (Object.is(now, then)) return null;
  const both = [now, then];
  if (!both.every((value) => typeof value === 'object' && value !== null))
    return `${path}: ${both.map((value) => JSON.stringify(value)?.slice(0, 200)).join(' was ')}`;
  const [left, right] = both as [Tree, Tree];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = findDifference(left[key], right[key], path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/** A load or a list, anywhere in the state. */
export interface LoadState {
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

/** Finds all loads by the shapes of `fetchReducer` and `pagedListReducer`. */
export function loadStatesOf(tree: unknown, path = ''): LoadState[] {
  if (!isTree(tree)) return [];
  if ('error' in tree && 'key' in tree) {
    const { key, error } = tree as Pick<LoadState, 'key' | 'error'>;
    return [{ path, status: statusOf(tree), key, error }];
  }
  return Object.entries(tree).flatMap(([name, below]) => loadStatesOf(below, path ? `${path}.${name}` : name));
}

export const failedLoadsOf = (testApp: TestApp) =>
  loadStatesOf(testApp.state()).filter(({ status }) => status === 'failure');
/** Returns the status of each load, by path. */
export const statusesOf = (testApp: TestApp) =>
  loadStatesOf(testApp.state()).map(({ path, status }) => `${path}: ${status}`);

/** Expects no message, no navigation, no logout, and no unexpected error. */
export function expectNothingSaid(testApp: TestApp) {
  expect(testApp.reported).toEqual([]);
  expect([testApp.alert().show, testApp.modal().visible, testApp.moves]).toEqual([false, false, []]);
}

/** Expects one message, one clearing, and one navigation to the login page with `next`. */
export function expectSessionEnded(testApp: TestApp, { ended, text }: { ended: string; text: RegExp }, from: string) {
  expect(testApp.modal()).toMatchObject({ visible: true, title: "You've been logged out" });
  expect(testApp.modal().content).toMatch(text);
  expect(testApp.moves).toEqual([`/en-hk/login?next=${encodeURIComponent(from)}`]);
  expect(testApp.told).toEqual([{ type: 'cleared', ended }]);
  expect([testApp.loggedIn(), testApp.cookies.get('token'), testApp.storage.get('user')]).toEqual([false, null, null]);
  expect(selectUserStatus(testApp.state())).toBe('idle');
  expect(testApp.alert().show).toBe(false);
  expect(testApp.network.calls).not.toContain('logout');
  expect(testApp.reported).toEqual([]);
}

/** Returns React's messages about parts that failed to render, without lazy parts (the player). */
export const brokenParts = (html: string): string[] =>
  [...html.matchAll(/data-msg="([^"]*)"/g)].flatMap(([, text = '']) =>
    text.includes('does not support Suspense') ? [] : [text],
  );

/** Expects a complete page: heading and landmark, and no part that failed to render. */
export async function expectPage(testApp: TestApp): Promise<string> {
  const html = await testApp.html();
  expect(html).toMatch(/<h1[ >]/);
  expect(html).toContain('<main');
  expect(brokenParts(html)).toEqual([]);
  return html;
}
