/** Makes a backend what a scenario says, and says what a backend is as a scenario. */
import { type Region, regions } from '@/shared/i18n/locales';
import type { Backend } from '../backend';
import { minutesToNextClass } from '../catalogue/blueprint/topics';
import { isMoved } from '../clock';
import { demoAccounts } from '../db/demoAccounts';
import { issueToken } from '../db/sessions';
import type { Account, State } from '../db/state';
import type { FaultPlan } from '../faults';
import { effectOf, wordOf } from './faultKinds';
import { accountName, type Scenario, type ScenarioFault } from './scenario';
import { applySituation } from './situation';

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

/** The topic whose class is about to begin, by the content's own times. */
function nextTopicId(backend: Backend, region: Region): number | null {
  const begins = backend.db.read().anchorMs + minutesToNextClass * minute;
  const { topics } = backend.catalogue(region, regions[region].locales[0]);
  return topics.find(({ lessons }) => lessons.some(({ startMs }) => startMs === begins))?.id ?? null;
}

const accountOf = (state: State, name: string): Account | null =>
  state.accounts.find(
    ({ email }) => accountName(email) === name && demoAccounts.some((demo) => demo.email === email),
  ) ?? null;

/** A student whose class is on joins, in its place, the one that is about to begin; whoever has none joins none. */
function joinNextClass(backend: Backend, name: string): void {
  backend.db.update((state) => {
    const account = accountOf(state, name);
    const topicId = account && nextTopicId(backend, account.region);
    if (!topicId || Object.keys(account.topics).length === 0) return;
    account.topics = { [topicId]: { sinceMs: state.anchorMs - 20 * 24 * 60 * minute } };
  });
}

const hasNextClass = (backend: Backend, name: string): boolean => {
  const account = accountOf(backend.db.read(), name);
  return account !== null && Object.hasOwn(account.topics, String(nextTopicId(backend, account.region)));
};

/** The first day again, then what the scenario says of time, network and failures; nobody is logged in yet. */
export function applyScenario(backend: Backend, scenario: Scenario): void {
  const { account, clock, classIn, situation, latency, offline, faults } = scenario;
  const machine = Date.now();
  const base = clock.at ?? machine;
  const start = base + clock.shiftMs;
  const now = clock.frozen ? Math.floor(start / 1000) * 1000 : start;
  const real = now === machine && !clock.frozen;
  backend.reset({
    ...(real ? {} : { now, frozen: clock.frozen }),
    anchor: classIn === null ? base : anchorFor(now, classIn),
  });
  if (classIn !== null) joinNextClass(backend, account);
  backend.db.update((state) => {
    const owner = accountOf(state, account);
    const region = owner?.region ?? 'hk';
    const catalogue = backend.catalogue(region, regions[region].locales[0]);
    applySituation({ state, account: owner, catalogue, now }, situation);
  });
  backend.network.set({ latency, offline });
  for (const fault of faults) backend.faults.plan(faultPlan(fault));
}

/** Moves the content so that the class that is about to begin does so in `minutes`; the token's account joins it. */
export function bringClass(backend: Backend, minutes: number, token: string | null): void {
  backend.db.reanchor(anchorFor(backend.clock.now(), minutes));
  joinNextClass(backend, accountOfToken(backend, token));
}

/** Minutes until that class; below zero once it has begun. */
export function minutesToClass(backend: Backend): number {
  const begins = backend.db.read().anchorMs + minutesToNextClass * minute;
  return Math.ceil((begins - backend.clock.now()) / minute);
}

/** A token for a demo account by the name a scenario has for it. Throws for a name nobody has. */
export function logIn(backend: Backend, account: string, deviceId: string): string {
  return backend.db.update((state) => {
    const found = accountOf(state, account);
    if (!found) throw new TypeError(`There is no demo account ${account}`);
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

/** Whether the class says something about this place: it is near, and the account's own if there is one. */
function isClassMeant(backend: Backend, account: string): boolean {
  if (Math.abs(minutesToClass(backend)) > 60) return false;
  return account === 'guest' || hasNextClass(backend, account);
}

/** The scenario that leads somebody else to where this backend is, for whoever has this token. */
export function scenarioNow(backend: Backend, token: string | null): Scenario {
  const clock = clockOf(backend);
  const account = accountOfToken(backend, token);
  const faults = backend.faults.list().flatMap(({ id: _, left, times: __, ...plan }) => {
    const failure = wordOf(plan);
    return failure === null ? [] : [{ endpoint: plan.endpoint === '*' ? 'all' : plan.endpoint, failure, times: left }];
  });
  return {
    account,
    locale: null,
    clock,
    // The content's times hang on it when time is one of its own.
    classIn: clock.at !== null || isClassMeant(backend, account) ? minutesToClass(backend) : null,
    situation: backend.db.read().situation,
    ...backend.network.state(),
    faults,
  };
}
