/** What students and the world around them do. */

import { positionSaved } from '@/platform/outbox/state';
import { login, logoutRequested, selectLoggedIn } from '@/platform/session/state';
import { writeToken } from '@/platform/session/token';
import type { Order } from '~mocks/db/state';
import { settleOrder, toBackUrl } from '~mocks/handlers/orders';
import { appOrigin, checkoutPath, loginPath, type Tab } from './browser';
import {
  choosePlan,
  closeDialog,
  isDialogOpen,
  openPayment,
  pressPay,
  rootOf,
  seeCheckout,
  startAgain,
} from './student';
import { day, emails, minute, second, type World } from './world';

/** One class mostly, which has four plans and is in the set too; a course with two plans, and one with an early price. */
export const things = [
  ...[5002, 5002, 5002, 5002, 3103, 3703].map((id) => checkoutPath('single', id)),
  checkoutPath('prepack', 8002),
];

interface TabAct {
  /** How often it is chosen, beside the others. */
  readonly weight: number;
  readonly isPossible: (tab: Tab) => boolean;
  /** `pick` chooses among what there is. */
  run(world: World, index: number, tab: Tab, pick: number): unknown;
}

/** An act that needs no open tab. */
interface WorldAct {
  readonly weight: number;
  run(world: World, index: number, pick: number): unknown;
}

const isInApp = (tab: Tab) => tab.payment === null;
const isPaying = (tab: Tab) => tab.payment !== null;
const isGuest = (tab: Tab) => isInApp(tab) && !selectLoggedIn(rootOf(tab));
const isMember = (tab: Tab) => isInApp(tab) && selectLoggedIn(rootOf(tab));
const canPay = (tab: Tab) => seeCheckout(tab)?.sum != null;
const hasUnpaid = (tab: Tab) => seeCheckout(tab)?.unpaid != null;

const logIn = (email: string) => async (_: World, __: number, tab: Tab) => {
  const next = tab.place();
  await tab.visit(loginPath);
  tab.app.store.dispatch(login.submit({ email, password: 'lantern-demo', next }));
};

/** Ends a payment, which leads back to the app. Nobody pays for an order that they have left. */
const endPayment =
  (outcome: 'paid' | 'failed' | 'cancelled' | 'slow') => async (world: World, index: number, tab: Tab) => {
    const order = world.orderPaidIn(tab);
    if (!order || world.abandoned.has(order.id)) return;
    const settled: Order = settleOrder(world.backend, order.id, outcome) ?? order;
    await world.reopen(index, toBackUrl(settled).replace(appOrigin, ''));
  };

const reload = (world: World, index: number, tab: Tab) => world.reopen(index, tab.place());

/** The film of a tab reports where it is. */
function watch({ watched, userIn, deviceOf, freeLesson, backend }: World, index: number, tab: Tab): void {
  watched.push({ userId: userIn(tab), deviceId: deviceOf(index), isLost: false });
  const savedAt = backend.clock.now();
  tab.app.store.dispatch(positionSaved({ ...freeLesson, position: watched.length, savedAt }));
}

/** Logs out of a tab whose film is playing, which reports its last second. */
async function logOut(world: World, index: number, tab: Tab): Promise<void> {
  const { beforeLogout } = tab.app.services;
  const report = () => watch(world, index, tab);
  beforeLogout.add(report);
  if (world.canSend(index, tab)) world.leaving = { userId: world.userIn(tab) ?? '', deviceId: world.deviceOf(index) };
  tab.app.store.dispatch(logoutRequested());
  await world.runNextTask();
  beforeLogout.delete(report);
}

export const tabActs = {
  choosePlan: {
    weight: 3,
    isPossible: canPay,
    run: (_, __, tab, pick) => choosePlan(tab, pick),
  },
  pay: {
    weight: 5,
    isPossible: canPay,
    run(world, index, tab) {
      const checkout = seeCheckout(tab);
      if (!checkout?.sum) return;
      const key = `${world.deviceOf(index)} ${world.callerIn(tab)} ${checkout.id}`;
      world.agreedSums.set(key, (world.agreedSums.get(key) ?? new Set()).add(checkout.sum.charged));
      pressPay(tab);
    },
  },
  closeDialog: { weight: 1, isPossible: isDialogOpen, run: (_, __, tab) => closeDialog(tab) },
  openPayment: {
    weight: 2,
    isPossible: hasUnpaid,
    run(world, _, tab) {
      const id = openPayment(tab);
      if (id && world.isOver(id)) world.overWhenOpened.set(tab, id);
    },
  },
  startAgain: {
    weight: 2,
    isPossible: (tab) => seeCheckout(tab)?.stage.kind === 'unpaid',
    run(world, _, tab) {
      const id = startAgain(tab);
      if (id) world.abandoned.add(id);
    },
  },
  payThere: { weight: 2, isPossible: isPaying, run: endPayment('paid') },
  payThereSlowly: { weight: 1, isPossible: isPaying, run: endPayment('slow') },
  beDeclined: { weight: 2, isPossible: isPaying, run: endPayment('failed') },
  cancelThere: { weight: 2, isPossible: isPaying, run: endPayment('cancelled') },
  goBack: { weight: 2, isPossible: isPaying, run: reload },
  /** The browser shows the page as it was. */
  goBackFromCache: {
    weight: 2,
    isPossible: isPaying,
    run(_, __, tab) {
      tab.payment = null;
      return tab.readAgain();
    },
  },
  reload: { weight: 1, isPossible: isInApp, run: reload },
  showAgain: { weight: 1, isPossible: isInApp, run: (_, __, tab) => tab.readAgain() },
  close: {
    weight: 1,
    isPossible: () => true,
    run(world, index, tab) {
      tab.close();
      world.tabs[index] = null;
    },
  },
  logIn: { weight: 2, isPossible: isGuest, run: logIn(emails.kit) },
  logInAsOther: { weight: 1, isPossible: isGuest, run: logIn(emails.other) },
  logOut: { weight: 1, isPossible: isMember, run: logOut },
  /** Another device takes the session over. */
  loseSession: {
    weight: 1,
    isPossible: isMember,
    run({ backend, callerIn, deviceOf }, index, tab) {
      const [userId, deviceId] = [callerIn(tab), deviceOf(index)];
      backend.db.update((state) => {
        for (const token of state.tokens)
          if (token.userId === userId && token.deviceId === deviceId) token.ended ??= 'other_devices';
      });
    },
  },
  /** Another page of the domain logs somebody else in, and tells nobody. */
  replaceSession: {
    weight: 1,
    isPossible: isMember,
    run({ backend, callerIn, deviceOf, accountOf }, index, tab) {
      const isOther = accountOf(callerIn(tab) ?? '')?.email === emails.other;
      writeToken(tab.app.services.cookies, backend.logIn(isOther ? emails.kit : emails.other, deviceOf(index)));
    },
  },
  watch: { weight: 2, isPossible: isInApp, run: watch },
} satisfies Record<string, TabAct>;

export const worldActs = {
  open: {
    weight: 2,
    run({ tabs, reopen }, index, pick) {
      const path = things[pick % things.length] ?? '';
      const tab = tabs[index];
      return tab && isInApp(tab) ? tab.visit(path) : reopen(index, path);
    },
  },
  goOffline: { weight: 1, run: ({ wire, deviceOf }, index) => wire.setOffline(deviceOf(index), true) },
  goOnline: { weight: 2, run: ({ goOnline, deviceOf }, index) => goOnline(deviceOf(index)) },
  loseResponse: { weight: 2, run: ({ wire, deviceOf }, index) => wire.plan(deviceOf(index), 'lost') },
  loseRequest: { weight: 1, run: ({ wire, deviceOf }, index) => wire.plan(deviceOf(index), 'unsent') },
  failOnServer: { weight: 1, run: ({ wire, deviceOf }, index) => wire.plan(deviceOf(index), 'failed') },
  postponeResponse: { weight: 2, run: ({ wire }) => wire.postpone() },
  waitSeconds: { weight: 1, run: ({ pass }) => pass(5 * second) },
  waitMinutes: { weight: 1, run: ({ pass }) => pass(3 * minute) },
  /** The devices sleep. */
  sleepDays: {
    weight: 1,
    run({ backend, pass }) {
      backend.clock.advance(3 * day);
      return pass(15 * second);
    },
  },
  raisePrices: { weight: 1, run: ({ raisePrices }) => raisePrices() },
  /** A browser deletes what scripts have stored. */
  purgeStorage: {
    weight: 1,
    async run(world, index) {
      const deviceId = world.deviceOf(index);
      const browser = world.browsers.get(deviceId);
      // A payment page that is open would be payable beside a new order, which no browser can know.
      if (!browser || browser.tabs.some(isPaying)) return;
      for (const { id, status } of world.orders()) if (status === 'pending') world.abandoned.add(id);
      for (const [position, entry] of world.watched.entries())
        if (entry.deviceId === deviceId) world.watched[position] = { ...entry, isLost: true };
      browser.purge();
      for (const [other, tab] of world.tabs.entries())
        if (tab && browser.tabs.includes(tab)) await world.reopen(other, tab.place());
    },
  },
} satisfies Record<string, WorldAct>;

export type ActName = keyof typeof tabActs | keyof typeof worldActs;
const ofTabs: Partial<Record<ActName, TabAct>> = tabActs;
const ofWorld: Partial<Record<ActName, WorldAct>> = worldActs;

/** Returns what somebody does next who wants to buy. */
function nextAct(tab: Tab | null): ActName {
  if (!tab) return 'open';
  if (isPaying(tab)) return 'payThere';
  if (isGuest(tab)) return 'logIn';
  const checkout = seeCheckout(tab);
  if (!checkout || checkout.stage.kind === 'ended' || checkout.stage.kind === 'owned') return 'open';
  return checkout.unpaid ? 'openPayment' : 'pay';
}

/** Does something in a tab; in place of what is not possible there, what somebody does next who wants to buy. */
export async function runAct(world: World, wanted: ActName, index: number, pick: number): Promise<void> {
  const tab = world.tabs[index] ?? null;
  const isPossible = ofWorld[wanted] || (tab && ofTabs[wanted]?.isPossible(tab));
  const name = isPossible ? wanted : nextAct(tab);
  world.log.push(`${name} in tab ${index}`);
  await ofWorld[name]?.run(world, index, pick);
  if (tab && ofTabs[name]?.isPossible(tab)) await ofTabs[name].run(world, index, tab, pick);
}
