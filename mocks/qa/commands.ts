/** What the QA panel can do to a backend, as control commands: the same for one in the page and one behind a server. */
import type { Backend } from '../backend';
import type { ClockState } from '../clock';
import { endToken } from '../db/sessions';
import type { Order } from '../db/state';
import type { FaultPlan, PlannedFault } from '../faults';
import { backUrl, settle } from '../handlers/orders';
import type { NetworkState } from '../network';
import { isOutcome } from '../payment/page';
import { bringClass, logIn, minutesToClass, scenarioNow } from './apply';
import { formatScenario } from './scenario';

export interface QaStatus {
  /** Epoch ms of the mock's time. */
  now: number;
  clock: ClockState;
  network: NetworkState;
  faults: readonly PlannedFault[];
  /** Minutes until the class that is about to begin; below zero once it has begun. */
  minutesToClass: number;
  /** The demo account of the token that was asked with, or `guest`. */
  account: string;
  /** All of it as a scenario. */
  scenario: string;
}

/** What each command takes and gives. */
export interface QaCommands {
  status: { takes: { token: string | null }; gives: QaStatus };
  advance: { takes: { ms: number }; gives: object };
  /** `run`: on from where it stands; `release`: the machine's time. */
  clock: { takes: { become: 'frozen' | 'run' | 'release' }; gives: object };
  /** The token's account joins the class. */
  bringClass: { takes: { minutes: number; token: string | null }; gives: object };
  network: { takes: Partial<NetworkState>; gives: object };
  fail: { takes: FaultPlan; gives: object };
  /** One planned failure, or all. */
  heal: { takes: { id?: number }; gives: object };
  reset: { takes: { scenario: string; device: string }; gives: { token: string | null } };
  login: { takes: { account: string; device: string }; gives: { token: string } };
  logout: { takes: { token: string }; gives: object };
  /** An order as the payment page sees it; null for an unknown one. */
  order: { takes: { order: string }; gives: { order: Order | null } };
  /** The payment ends like this; `url`: where the shopper goes then. */
  settle: { takes: { order: string; outcome: string }; gives: { url: string } };
}

type Body = Record<string, unknown>;

const number = (value: unknown, name: string): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`\`${name}\` is no number`);
  return value;
};
const orderNamed = (backend: Backend, id: unknown): Order | null =>
  backend.db.read().orders.find((order) => order.id === id) ?? null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const qaCommands: Record<string, (backend: Backend, body: Body) => unknown> = {
  status(backend, { token }): QaStatus {
    const scenario = scenarioNow(backend, text(token) || null);
    return {
      now: backend.clock.now(),
      clock: backend.clock.state(),
      network: backend.network.state(),
      faults: backend.faults.list(),
      minutesToClass: minutesToClass(backend),
      account: scenario.account,
      scenario: formatScenario(scenario),
    };
  },
  clock(backend, { become }) {
    const { clock } = backend;
    if (become === 'frozen') clock.freeze();
    else if (become === 'run') clock.set(clock.now());
    else clock.release();
    return {};
  },
  bringClass(backend, { minutes, token }) {
    bringClass(backend, number(minutes, 'minutes'), text(token) || null);
    return {};
  },
  network(backend, { latency, offline }) {
    backend.network.set({
      ...(latency === 'none' || latency === 'slow' || typeof latency === 'number' ? { latency } : {}),
      ...(typeof offline === 'boolean' ? { offline } : {}),
    });
    return {};
  },
  login: (backend, { account, device }) => ({ token: logIn(backend, text(account), text(device)) }),
  logout(backend, { token }) {
    backend.db.update((state) => endToken(state, text(token)));
    return {};
  },
  order: (backend, { order }) => ({ order: orderNamed(backend, order) }),
  settle(backend, { order: id, outcome }) {
    const order = orderNamed(backend, id);
    if (!order) throw new TypeError(`There is no order ${text(id)}`);
    if (isOutcome(outcome)) settle(backend, order.id, outcome);
    return { url: backUrl(order) };
  },
};
