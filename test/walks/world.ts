/** The world of a walk: a backend, two devices with their tabs, the clock, and notes of what students have done. */
import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import { selectIsUserPartial, selectUser } from '@/platform/session/state';
import { readToken } from '@/platform/session/token';
import { createBackend } from '~mocks/backend';
import { buildOwn } from '~mocks/db/catalogues';
import type { Account, Order } from '~mocks/db/state';
import { readMediaFile } from '~mocks/media/readFiles';
import { testNow } from '~mocks/node';
import { paymentOrder } from '~mocks/payment/address';
import { listContentIds } from '~mocks/rules/price';
import { courseLessonKey } from '~mocks/rules/progress';
import { type Browser, createBrowser, type Tab } from './browser';
import { rootOf } from './student';
import { createWire } from './wire';

/** Milliseconds. */
export const [second, minute, day] = [1000, 60_000, 86_400_000];
/** In which time passes: what the apps have planned meanwhile happens with it. */
const timeStep = 15 * second;

export const emails = { kit: 'new@lantern.example', other: 'student@lantern.example' };
const deviceIds = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000b2'] as const;
/** The device of each tab. */
const deviceOfTab = [deviceIds[0], deviceIds[0], deviceIds[1]];
export const lastTab = deviceOfTab.length - 1;

export interface Watched {
  /** Null: a guest. */
  readonly userId: string | null;
  readonly deviceId: string;
  /** The browser's storage was purged since. */
  readonly isLost: boolean;
}

export function createWorld() {
  let risenBy = 0;
  const backend = createBackend({
    readMedia: readMediaFile,
    build(region, locale, anchorMs) {
      const own = buildOwn(region, locale, anchorMs);
      if (risenBy === 0) return own;
      const collections = own.collections.map((collection) => ({
        ...collection,
        plans: collection.plans.map((plan) => ({
          ...plan,
          paymentMethods: plan.paymentMethods.map((method) => ({ ...method, price: method.price + risenBy })),
        })),
      }));
      return { ...own, collections };
    },
  });
  backend.reset({ now: testNow, anchor: testNow, frozen: true });
  const wire = createWire(backend);
  const window = new EventTarget();
  setMaxListeners(0, window);
  vi.stubGlobal('fetch', wire.fetch);
  vi.stubGlobal('window', window);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

  const browsers = new Map<string, Browser>(deviceIds.map((id) => [id, createBrowser(id, () => backend.clock.now())]));
  const tabs: (Tab | null)[] = deviceOfTab.map(() => null);
  const course = backend.catalogue('hk', 'en-hk').courses.find(({ lessons }) => lessons[0]?.preview);
  const freeLesson = course?.lessons[0];
  if (!course || !freeLesson) throw new Error('There is no free lesson');

  const orders = (): readonly Order[] => backend.db.read().orders;
  const accountOf = (userId: string): Account | null =>
    backend.db.read().accounts.find((account) => account.userId === userId) ?? null;

  return {
    backend,
    wire,
    browsers,
    tabs,
    orders,
    accountOf,
    freeLesson: { targetType: 'course', targetId: course.id, lessonId: freeLesson.id } as const,
    freeLessonKey: courseLessonKey(course.id, freeLesson.id),

    /** What was done, for the message of a failure. */
    log: [] as string[],
    /** Ids of orders that the student has left, or of which their browser knows nothing any more. */
    abandoned: new Set<string>(),
    /** Sums that were on the button when it was pressed, by device, user and collection. */
    agreedSums: new Map<string, Set<number>>(),
    /** Ids of orders that needed no payment when a tab was asked to open it. */
    overWhenOpened: new Map<Tab, string>(),
    /** Who watched each position, from 1 on; a position is used once. */
    watched: [] as Watched[],
    /** Who has logged out in this step, with a session of their own and a network. */
    leaving: null as { userId: string; deviceId: string } | null,

    deviceOf: (tab: number) => deviceOfTab[tab] ?? deviceIds[0],
    userIn: (tab: Tab) => selectUser(rootOf(tab))?.userId ?? null,
    /** Returns the user for whom a tab's calls count. */
    callerIn(tab: Tab): string | null {
      const value = readToken(tab.app.services.cookies);
      return backend.db.read().tokens.find((token) => token.value === value)?.userId ?? null;
    },
    /** Returns whether what a tab sends now counts for the user whom it shows. */
    canSend(index: number, tab: Tab): boolean {
      const value = readToken(tab.app.services.cookies);
      const token = backend.db.read().tokens.find((one) => one.value === value && one.ended === null);
      const userId = selectUser(rootOf(tab))?.userId;
      const isKnown = token?.userId === userId && !selectIsUserPartial(rootOf(tab));
      return isKnown && wire.isSound(deviceOfTab[index] ?? deviceIds[0]);
    },
    /** Returns the order whose payment page a tab shows. */
    orderPaidIn(tab: Tab): Order | null {
      const id = tab.payment ? paymentOrder(new URL(tab.payment).pathname) : null;
      return orders().find((order) => order.id === id) ?? null;
    },
    /** Returns whether an order needs no payment: it has an outcome, or the user owns its content. */
    isOver(orderId: string): boolean {
      const order = orders().find(({ id }) => id === orderId);
      if (order?.status !== 'pending') return true;
      const account = accountOf(order.userId);
      const collection = backend.catalogue('hk', 'en-hk').collections.find(({ id }) => id === order.collectionId);
      if (!account || !collection) return false;
      const { courses, topics } = listContentIds(collection);
      return courses.every((id) => account.courses[id]) && topics.every((id) => account.topics[id]);
    },
    /** Opens a tab at a path in place of the one before. */
    async reopen(tab: number, path: string): Promise<void> {
      tabs[tab]?.close();
      tabs[tab] = (await browsers.get(deviceOfTab[tab] ?? deviceIds[0])?.open(path)) ?? null;
    },
    raisePrices() {
      risenBy += 10;
    },
    async pass(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= timeStep) {
        const step = Math.min(left, timeStep);
        backend.clock.advance(step);
        await vi.advanceTimersByTimeAsync(step);
        await wire.deliver(Number.POSITIVE_INFINITY);
      }
    },
    /** Runs what the apps have put off for the next task only. */
    runNextTask: () => vi.advanceTimersByTimeAsync(0),
    goOnline(deviceId: string) {
      wire.setOffline(deviceId, false);
      window.dispatchEvent(new Event('online'));
    },
    close() {
      for (const { tabs: open } of browsers.values()) for (const tab of [...open]) tab.close();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}

export type World = ReturnType<typeof createWorld>;
