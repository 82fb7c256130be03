/** The QA panel's control commands: the same for a backend in the page and one behind a server. */
import type { Backend } from '../backend';
import type { ClockState } from '../clock';
import { endToken } from '../db/sessions';
import type { Order } from '../db/state';
import type { Day } from '../demoDay';
import type { FaultPlan, PlannedFault } from '../faults';
import { settleOrder, toBackUrl } from '../handlers/orders';
import type { NetworkState } from '../network';
import { isOutcome } from '../payment/page';
import { bringClass, logIn, minutesToClass, scenarioNow } from './apply';
import { formatScenario } from './scenario';

export interface QaStatus {
  /** Epoch ms of the mock's time; on the demo's day in Hong Kong. */
  now: number;
  day: Day;
  clock: ClockState;
  network: NetworkState;
  faults: readonly PlannedFault[];
  /** Minutes until the next class; negative once it has begun. */
  minutesToClass: number;
  /** The demo account of the request's token, or `guest`. */
  account: string;
  /** The whole status as a scenario. */
  scenario: string;
}

/** Parameters and results of each command. */
export interface QaCommands {
  status: { takes: { token: string | null }; gives: QaStatus };
  advance: { takes: { ms: number }; gives: object };
  /** `run`: continues from its frozen time; `release`: returns to its course. */
  clock: { takes: { become: 'frozen' | 'run' | 'release' }; gives: object };
  /** Begins the demo's day, or the present. */
  day: { takes: { become: Day }; gives: object };
  /** The token's account joins the class. */
  bringClass: { takes: { minutes: number; token: string | null }; gives: object };
  network: { takes: Partial<NetworkState>; gives: object };
  fail: { takes: FaultPlan; gives: object };
  /** One planned failure, or all. */
  heal: { takes: { id?: number }; gives: object };
  reset: { takes: { scenario: string; device: string }; gives: { token: string | null } };
  login: { takes: { account: string; device: string }; gives: { token: string } };
  logout: { takes: { token: string }; gives: object };
  /** Returns an order for the payment page; null for an unknown one. */
  order: { takes: { order: string }; gives: { order: Order | null } };
  /** Sets the payment's outcome; `url`: where the shopper is redirected. */
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
      day: backend.db.read().day,
      clock: backend.clock.state(),
      network: backend.network.state(),
      faults: backend.faults.list(),
      minutesToClass: minutesToClass(backend),
      account: scenario.account,
      scenario: formatScenario(scenario),
    };
  },
  day(backend, { become }) {
    backend.beginDay(become === 'demo' ? 'demo' : 'present');
    return {};
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
    if (isOutcome(outcome)) settleOrder(backend, order.id, outcome);
    return { url: toBackUrl(order) };
  },
};
