import type { Backend } from './backend';
import type { FaultPlan } from './faults';

/** What a test can ask of a running mock server under `/__mock/{command}`; bodies and answers are JSON. */
const commands: Record<string, (backend: Backend, body: Record<string, unknown>) => unknown> = {
  /** `{ now?, anchor?, frozen? }` in epoch ms: the first day again, log and planned failures gone. */
  reset(backend, { now, anchor, frozen }) {
    const start = { now: number(now), anchor: number(anchor), frozen: frozen === true };
    backend.reset({ ...start, anchor: start.anchor ?? start.now });
    return { now: backend.clock.now() };
  },
  /** `{ ms }`: the mock's time moves on. */
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
  /** Planned failures that have not happened yet are dropped. */
  heal(backend) {
    backend.faults.clear();
    return {};
  },
  /** The calls received since the last reset, oldest first; `{ endpoint }` keeps those of one. */
  log: (backend, { endpoint }) =>
    backend.log.calls().filter((call) => endpoint === undefined || call.endpoint === endpoint),
  /** Accounts, tokens, orders, progress: all there is. */
  state: (backend) => backend.db.read(),
};

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Runs a control command; 404 for an unknown one, 400 for a body it cannot use. */
export function control(backend: Backend, name: string, body: unknown): Response {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return Response.json({ message: `There is no command ${name}` }, { status: 404 });
  try {
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    return Response.json(command(backend, fields));
  } catch (error) {
    return Response.json({ message: String(error) }, { status: 400 });
  }
}
