/** Makes a backend what a scenario says, and says what a backend is as a scenario. */
import type { Backend } from '../backend';
import { minutesToNextClass } from '../catalogue/blueprint/topics';
import { isMoved } from '../clock';
import { demoAccounts } from '../db/demoAccounts';
import { issueToken } from '../db/sessions';
import type { FaultPlan } from '../faults';
import { effectOf, wordOf } from './faultKinds';
import { accountName, type Scenario, type ScenarioFault } from './scenario';

const minute = 60_000;
/** Content of this age is still taken for that of the day it is opened on. */
const sameDay = 6 * 60 * minute;

export function faultPlan({ endpoint, failure, times }: ScenarioFault): FaultPlan {
  const effect = effectOf(failure);
  if (!effect) throw new TypeError(`There is no failure ${failure}`);
  return { endpoint: endpoint === 'all' ? '*' : endpoint, times, ...effect };
}

/** What the content's times are relative to when the class that is about to begin does so in `minutes`. */
const anchorFor = (now: number, minutes: number) => now + (minutes - minutesToNextClass) * minute;

/** The same scenario; without a time of its own it begins at `now` (epoch ms). */
export const startingAt = (scenario: Scenario, now: number | undefined): Scenario => ({
  ...scenario,
  clock: { ...scenario.clock, at: scenario.clock.at ?? now ?? null },
});

/** The first day again, then what the scenario says of time, network and failures; nobody is logged in yet. */
export function applyScenario(backend: Backend, { clock, classIn, latency, offline, faults }: Scenario): void {
  const machine = Date.now();
  const base = clock.at ?? machine;
  const start = base + clock.shiftMs;
  const now = clock.frozen ? Math.floor(start / 1000) * 1000 : start;
  const real = now === machine && !clock.frozen;
  backend.reset({
    ...(real ? {} : { now, frozen: clock.frozen }),
    anchor: classIn === null ? base : anchorFor(now, classIn),
  });
  backend.network.set({ latency, offline });
  for (const fault of faults) backend.faults.plan(faultPlan(fault));
}

/** Moves the content so that the class that is about to begin does so in `minutes`. */
export function bringClass(backend: Backend, minutes: number): void {
  backend.db.reanchor(anchorFor(backend.clock.now(), minutes));
}

/** Minutes until that class; below zero once it has begun. */
export function minutesToClass(backend: Backend): number {
  const begins = backend.db.read().anchorMs + minutesToNextClass * minute;
  return Math.ceil((begins - backend.clock.now()) / minute);
}

/** A token for a demo account by the name a scenario has for it. Throws for a name nobody has. */
export function logIn(backend: Backend, account: string, deviceId: string): string {
  return backend.db.update((state) => {
    const found = state.accounts.find(({ email }) => accountName(email) === account);
    if (!found || !demoAccounts.some(({ email }) => email === found.email))
      throw new TypeError(`There is no demo account ${account}`);
    return issueToken(state, found, deviceId, backend.clock.now());
  });
}

/** The name of the demo account a token belongs to; `guest` for none, and for accounts made by signing up. */
export function accountOfToken(backend: Backend, token: string | null): string {
  const { tokens, accounts } = backend.db.read();
  const userId = tokens.find(({ value, ended }) => value === token && ended === null)?.userId;
  const email = accounts.find((account) => account.userId === userId)?.email;
  return demoAccounts.some((account) => account.email === email) ? accountName(email ?? '') : 'guest';
}

function clockOf(backend: Backend): Scenario['clock'] {
  const state = backend.clock.state();
  const still = { at: null, shiftMs: 0, frozen: false };
  if (!isMoved(state)) return still;
  const contentIsToday = Math.abs(Date.now() - backend.db.read().anchorMs) < sameDay;
  if (state.frozenAt === null && contentIsToday) return { ...still, shiftMs: Math.round(state.offsetMs / 1000) * 1000 };
  const at = Math.floor(backend.clock.now() / 1000) * 1000;
  return { at, shiftMs: 0, frozen: state.frozenAt !== null };
}

/** The scenario that leads somebody else to where this backend is, for whoever has this token. */
export function scenarioNow(backend: Backend, token: string | null): Scenario {
  const clock = clockOf(backend);
  const minutes = minutesToClass(backend);
  const faults = backend.faults.list().flatMap(({ id: _, left, times: __, ...plan }) => {
    const failure = wordOf(plan);
    return failure === null ? [] : [{ endpoint: plan.endpoint === '*' ? 'all' : plan.endpoint, failure, times: left }];
  });
  return {
    account: accountOfToken(backend, token),
    locale: null,
    clock,
    // A class that is far away says nothing, unless the content's times hang on a time of its own.
    classIn: clock.at !== null || Math.abs(minutes) <= 60 ? minutes : null,
    ...backend.network.state(),
    faults,
  };
}
