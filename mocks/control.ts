import type { Backend } from './backend';
import type { FaultPlan } from './faults';
import { applyScenario, logIn, setScenarioStart } from './qa/apply';
import { qaCommands } from './qa/commands';
import { scenarioOf } from './qa/scenario';

/**
 * Commands that tests can send to a running mock server under `/__mock/{command}`; request and response bodies are
 * JSON.
 */
const commands: Record<string, (backend: Backend, body: Record<string, unknown>) => unknown> = {
  ...qaCommands,
  /**
   * `{ now?, anchor?, frozen? }` in epoch ms: restores the initial state, without log and planned failures. `{
   * scenario, now?, device? }`: then applies the scenario (see `qa/scenario.ts`); returns the token of its account.
   */
  reset(backend, { now, anchor, frozen, scenario, device }) {
    if (typeof scenario === 'string') {
      const wanted = scenarioOf(scenario);
      applyScenario(backend, setScenarioStart(wanted, number(now)));
      const token = wanted.account === 'guest' ? null : logIn(backend, wanted.account, String(device ?? 'device'));
      return { now: backend.clock.now(), token };
    }
    const start = { now: number(now), anchor: number(anchor), frozen: frozen === true };
    backend.reset({ ...start, anchor: start.anchor ?? start.now });
    return { now: backend.clock.now() };
  },
  /** `{ ms }`: advances the mock's time. */
  advance(backend, { ms }) {
    backend.clock.advance(number(ms) ?? 0);
    return { now: backend.clock.now() };
  },
  /** A `FaultPlan`. */
  fail(backend, body) {
    if (typeof body.endpoint !== 'string') throw new TypeError('`endpoint` is missing');
    backend.faults.plan(body as unknown as FaultPlan);
    return {};
  },
  /** Removes planned failures that have not happened yet: all, or the one with this `id`. */
  heal(backend, { id }) {
    if (typeof id === 'number') backend.faults.remove(id);
    else backend.faults.clear();
    return {};
  },
  /** Returns the calls received since the last reset, oldest first; `{ endpoint }` returns those of one. */
  log: (backend, { endpoint }) =>
    backend.log.calls().filter((call) => endpoint === undefined || call.endpoint === endpoint),
  /** Returns the whole state: accounts, tokens, orders, progress. */
  state: (backend) => backend.db.read(),
};

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

class UnknownCommand extends Error {}

/** Runs a command; throws for an unknown one or an invalid body. */
export function runCommand(backend: Backend, name: string, body: Record<string, unknown>): unknown {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UnknownCommand(`There is no command ${name}`);
  return command(backend, body);
}

/** Runs a control command; responds with 404 for an unknown one, 400 for an invalid body. */
export function runControl(backend: Backend, name: string, body: unknown): Response {
  try {
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    return Response.json(runCommand(backend, name, fields));
  } catch (error) {
    return Response.json({ message: String(error) }, { status: error instanceof UnknownCommand ? 404 : 400 });
  }
}
