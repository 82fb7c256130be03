/** Applies a scenario to a backend, and describes a backend as a scenario. */
import { type Region, regions } from '@/shared/i18n/locales';
import type { Backend } from '../backend';
import { minutesToNextClass } from '../catalogue/blueprint/topics';
import { isMoved } from '../clock';
import { demoAccounts } from '../db/demoAccounts';
import type { Account, State } from '../db/state';
import { computeAnchor, demoAnchor, demoStart, shiftOf } from '../demoDay';
import type { FaultPlan } from '../faults';
import { findFailureWord, findFaultEffect } from './faultKinds';
import { accountName, type Scenario, type ScenarioFault } from './scenario';
import { applySituation } from './situation';

const minute = 60_000;
/** Maximum age of content that still belongs to the day on which it is opened. */
const sameDay = 6 * 60 * minute;

export function faultPlan({ endpoint, failure, times }: ScenarioFault): FaultPlan {
  const effect = findFaultEffect(failure);
  if (!effect) throw new TypeError(`There is no failure ${failure}`);
  return { endpoint: endpoint === 'all' ? '*' : endpoint, times, ...effect };
}

/** Returns the same scenario; without a time of its own it starts at `now` (epoch ms). */
export const setScenarioStart = (scenario: Scenario, now: number | undefined): Scenario => ({
  ...scenario,
  clock: { ...scenario.clock, at: scenario.clock.at ?? now ?? null },
});

/** Returns the topic whose class starts next, by the content's own times. */
function nextTopicId(backend: Backend, region: Region): number | null {
  const { anchorMs, day } = backend.db.read();
  const startsAt = anchorMs + shiftOf(day, region) + minutesToNextClass * minute;
  const { topics } = backend.catalogue(region, regions[region].locales[0]);
  return topics.find(({ lessons }) => lessons.some(({ startMs }) => startMs === startsAt))?.id ?? null;
}

const accountOf = (state: State, name: string): Account | null =>
  state.accounts.find(
    ({ email }) => accountName(email) === name && demoAccounts.some((demo) => demo.email === email),
  ) ?? null;

/** Moves a student of the live class to the one that starts next; a student without a class joins none. */
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

/** Restores the initial state, then applies the scenario's time, network and failures; nobody is logged in yet. */
export function applyScenario(backend: Backend, scenario: Scenario): void {
  const { account, clock, classIn, situation, latency, offline, faults } = scenario;
  const day = clock.at === null && !clock.present ? 'demo' : 'present';
  const machine = Date.now();
  const base = day === 'demo' ? demoStart : (clock.at ?? machine);
  const start = base + clock.shiftMs;
  const now = clock.frozen ? Math.floor(start / 1000) * 1000 : start;
  const isOnCourse = now === (day === 'demo' ? demoStart : machine) && !clock.frozen;
  const ownAnchor = day === 'demo' ? demoAnchor : base;
  backend.reset({
    day,
    ...(isOnCourse ? {} : { now, frozen: clock.frozen }),
    anchor: classIn === null ? ownAnchor : computeAnchor(now, classIn),
  });
  const email = accountOf(backend.db.read(), account)?.email;
  if (email) backend.seedAccount(email);
  if (classIn !== null) joinNextClass(backend, account);
  backend.db.update((state) => {
    const owner = accountOf(state, account);
    const region = owner?.region ?? 'hk';
    const catalogue = backend.catalogue(region, regions[region].locales[0]);
    applySituation({ state, account: owner, catalogue, now: now + shiftOf(day, region) }, situation);
  });
  backend.network.set({ latency, offline });
  for (const fault of faults) backend.faults.plan(faultPlan(fault));
}

/** Moves the content so that the next class starts in `minutes`; the token's account joins it. */
export function bringClass(backend: Backend, minutes: number, token: string | null): void {
  backend.db.reanchor(computeAnchor(backend.clock.now(), minutes));
  joinNextClass(backend, accountOfToken(backend, token));
}

/** Returns the minutes until that class; negative once it has begun. */
export function minutesToClass(backend: Backend): number {
  const startsAt = backend.db.read().anchorMs + minutesToNextClass * minute;
  return Math.ceil((startsAt - backend.clock.now()) / minute);
}

/** Returns a token for a demo account by its name in a scenario. Throws for an unknown name. */
export function logIn(backend: Backend, account: string, deviceId: string): string {
  const found = accountOf(backend.db.read(), account);
  if (!found) throw new TypeError(`There is no demo account ${account}`);
  return backend.logIn(found.email, deviceId);
}

/** Returns the name of a token's demo account; `guest` for none, and for accounts created by sign-up. */
export function accountOfToken(backend: Backend, token: string | null): string {
  const { tokens, accounts } = backend.db.read();
  const userId = tokens.find(({ value, ended }) => value === token && ended === null)?.userId;
  const email = accounts.find((account) => account.userId === userId)?.email;
  return demoAccounts.some((account) => account.email === email) ? accountName(email ?? '') : 'guest';
}

function clockOf(backend: Backend): Scenario['clock'] {
  const state = backend.clock.state();
  const frozen = state.frozenAt !== null;
  if (backend.db.read().day === 'demo') {
    // The link begins at the minute that is shown.
    const shiftMs = Math.floor((backend.clock.now() - demoStart) / minute) * minute;
    return { at: null, present: false, shiftMs, frozen };
  }
  const still = { at: null, present: true, shiftMs: 0, frozen: false };
  if (!isMoved(state)) return still;
  const contentIsToday = Math.abs(Date.now() - backend.db.read().anchorMs) < sameDay;
  if (!frozen && contentIsToday) return { ...still, shiftMs: Math.round(state.offsetMs / 1000) * 1000 };
  const at = Math.floor(backend.clock.now() / 1000) * 1000;
  return { at, present: false, shiftMs: 0, frozen };
}

/** Returns whether the class is part of the scenario: the content was moved, or it is near, and the account's own if there is one. */
function isClassMeant(backend: Backend, account: string): boolean {
  const { day, anchorMs } = backend.db.read();
  if (day === 'demo') return anchorMs !== demoAnchor;
  if (Math.abs(minutesToClass(backend)) > 60) return false;
  return account === 'guest' || hasNextClass(backend, account);
}

/** Returns the scenario that reproduces this backend for the account of this token. */
export function scenarioNow(backend: Backend, token: string | null): Scenario {
  const clock = clockOf(backend);
  const account = accountOfToken(backend, token);
  const faults = backend.faults.list().flatMap(({ id: _, left, times: __, ...plan }) => {
    const failure = findFailureWord(plan);
    return failure === null ? [] : [{ endpoint: plan.endpoint === '*' ? 'all' : plan.endpoint, failure, times: left }];
  });
  return {
    account,
    locale: null,
    clock,
    // With a time of its own, the scenario needs it, since the content's times depend on it.
    classIn: clock.at !== null || isClassMeant(backend, account) ? minutesToClass(backend) : null,
    situation: backend.db.read().situation,
    ...backend.network.state(),
    // Nothing of the backend says what a browser has stored.
    isPurged: false,
    faults,
  };
}
