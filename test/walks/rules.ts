/** What holds in every walk. The backend's own state is the measure. */
import { expect } from 'vitest';
import { readPendingOrders } from '@/domain/order/pendingOrders';
import { ordersKey } from '@/platform/session/drafts';
import { selectLoggedIn, userRequested } from '@/platform/session/state';
import { tabActs } from './acts';
import type { Browser, Tab } from './browser';
import { rootOf, seeCheckout } from './student';
import { minute, type World } from './world';

/** Most calls that one step may cause in all tabs. */
const mostCalls = 120;

/** Each order has a sum that its user has seen on the button and pressed. Returns the device of each order. */
function checkOrders({ backend, orders, agreedSums }: World): Map<string, string> {
  const devices = new Map<string, string>();
  for (const call of backend.log.calls()) {
    if (call.endpoint !== 'createOrder') continue;
    const { idempotency_key: key } = call.body as { idempotency_key: string };
    const order = orders().find(({ idempotencyKey }) => idempotencyKey === key);
    if (!order) continue;
    const { device_id: deviceId } = JSON.parse(call.headers['x-user-agent'] ?? '{}') as { device_id: string };
    devices.set(order.id, deviceId);
    const seen = agreedSums.get(`${deviceId} ${order.userId} ${order.collectionId}`) ?? [];
    expect([...seen], 'an order has a sum that its user has seen and pressed').toContain(order.price);
  }
  return devices;
}

/** On one device, a user has one order of a thing that is paid or can be. */
function checkPayable({ orders, abandoned }: World, devices: ReadonlyMap<string, string>): void {
  const payable = new Map<string, string[]>();
  for (const { id, userId, collectionId, status } of orders()) {
    const deviceId = devices.get(id);
    const canBePaid = status === 'paid' || (status === 'pending' && !abandoned.has(id));
    if (!deviceId || !canBePaid) continue;
    const key = `${userId} ${collectionId} ${deviceId}`;
    payable.set(key, [...(payable.get(key) ?? []), `${id} ${status}`]);
  }
  for (const [key, ids] of payable) expect(ids, `one order of ${key} is paid or can be`).toHaveLength(1);
}

function checkTab(world: World, { storage }: Browser, tab: Tab): void {
  expect(tab.reports, 'nothing fails unhandled').toEqual([]);
  const opened = world.overWhenOpened.get(tab);
  if (opened) expect(world.orderPaidIn(tab)?.id, 'no payment opens for an order that needs none').not.toBe(opened);
  const userId = world.userIn(tab) ?? '';
  const stored = storage.keys(ordersKey(userId));
  const pending = readPendingOrders(storage, userId);
  expect(pending, 'stored orders can be read').toHaveLength(stored.length);
  const known = (orderId: string | null) => world.orders().find(({ id }) => id === orderId);
  for (const { orderId } of pending)
    expect([userId, undefined], 'a stored order is its user’s').toContain(known(orderId)?.userId);
  const stage = seeCheckout(tab)?.stage;
  if (stage?.kind !== 'unpaid') return;
  const order = known(stage.order.id);
  expect(stage.request.expectedPrice, 'an unpaid order shows its own sum').toBe(order?.price);
  expect(order?.userId, 'an unpaid order is its user’s').toBe(userId);
}

/** A stored position was watched by its user, or by a guest before them. */
function checkPositions({ backend, freeLessonKey, watched }: World): void {
  for (const { userId, progress } of backend.db.read().accounts) {
    const entry = watched[(progress[freeLessonKey]?.position ?? 0) - 1];
    if (entry) expect([userId, null], 'a position belongs to who watched it').toContain(entry.userId);
  }
}

/** The rules that hold at every moment. */
export function checkAlways(world: World): void {
  checkPayable(world, checkOrders(world));
  checkPositions(world);
  for (const browser of world.browsers.values()) for (const tab of browser.tabs) checkTab(world, browser, tab);
  expect(world.wire.countSent(), 'no storm of calls').toBeLessThan(mostCalls);
  world.wire.forget();
}

/** The server has the last second that a user has watched on a device. */
function checkLastSecond(world: World, userId: string, deviceId: string): void {
  const last = world.watched.findLastIndex((entry) => entry.userId === userId && !entry.isLost);
  // Of two devices, the one that sends last is right: a position has no time of its own in the contract.
  const isShared = world.watched.some(
    (entry) => entry.deviceId !== deviceId && (entry.userId === userId || entry.userId === null),
  );
  if (last < 0 || isShared) return;
  const stored = world.accountOf(userId)?.progress[world.freeLessonKey]?.position ?? 0;
  expect(stored, 'the last second is stored').toBeGreaterThanOrEqual(last + 1);
}

/** The tabs of a device agree on who is logged in, and the last second that they watched is stored. */
function checkDevice(world: World, { deviceId, tabs }: Browser): void {
  const open = tabs.filter(({ payment }) => payment === null);
  const users = new Set(open.map((tab) => (selectLoggedIn(rootOf(tab)) ? world.userIn(tab) : null)));
  expect([...users].length, 'the tabs of a device agree on who is logged in').toBeLessThan(2);
  const [userId] = users;
  if (userId) checkLastSecond(world, userId, deviceId);
}

/** Who logs out with a network has sent their last second before. `isPrompt`: every response has arrived since. */
export function checkLeaving(world: World, isPrompt: boolean): void {
  if (world.leaving && isPrompt) checkLastSecond(world, world.leaving.userId, world.leaving.deviceId);
  world.leaving = null;
}

/** The rules that hold once every device is online, nothing fails any more, and some time has passed. */
export async function checkAtLast(world: World): Promise<void> {
  world.wire.clearFaults();
  for (const deviceId of world.browsers.keys()) world.goOnline(deviceId);
  await world.pass(3 * minute);
  // A tab learns from its next call who has logged in without telling it.
  for (const tab of world.tabs)
    if (tab?.payment === null && selectLoggedIn(rootOf(tab))) tab.app.store.dispatch(userRequested());
  await world.pass(minute);
  checkAlways(world);
  for (const browser of world.browsers.values()) checkDevice(world, browser);
  // What could not be sent before a log-out is sent after the next log-in.
  for (const [index, tab] of world.tabs.entries())
    if (tab && tabActs.logIn.isPossible(tab)) await tabActs.logIn.run(world, index, tab);
  await world.pass(3 * minute);
  checkAlways(world);
  for (const browser of world.browsers.values()) checkDevice(world, browser);
}
