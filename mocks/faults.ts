import { createSignal, type Signal } from './signal';

/** A planned failure of the next `times` calls (default 1) of one endpoint. The first of these that is set decides. */
export interface FaultPlan {
  /** Name of the endpoint as in the contract, `METHOD /path`, or `*` for every call but media. */
  endpoint: string;
  times?: FaultTimes;
  /** Milliseconds before anything happens; alone, the call then succeeds. */
  delayMs?: number;
  /** Never responds. */
  hang?: boolean;
  /** Drops the connection. */
  offline?: boolean;
  /** Carries out the call, and drops the connection in place of the response. */
  lost?: boolean;
  /** A literal response: text is sent as it is, anything else as JSON. Status 200 unless given. */
  body?: unknown;
  contentType?: string;
  /** Error code; status 422 unless given, 401 for the session family. */
  code?: string;
  message?: string;
  /** A failure without a code. */
  status?: number;
}

export type FaultTimes = number | 'always';

/** A failure that has not happened yet; plain JSON. */
export interface PlannedFault extends FaultPlan {
  id: number;
  left: FaultTimes;
}

export interface Faults {
  plan(fault: FaultPlan): void;
  /** Planned failures in the order in which they apply. */
  list(): readonly PlannedFault[];
  remove(id: number): void;
  clear(): void;
  restore(list: readonly PlannedFault[]): void;
  /** Takes the next planned failure for this call, if any. */
  take(endpoint: string, method: string, path: string): FaultPlan | null;
  subscribe: Signal['subscribe'];
}

export function createFaults(): Faults {
  const changed = createSignal();
  let plans: readonly PlannedFault[] = [];
  let lastId = 0;
  const become = (next: readonly PlannedFault[]) => {
    plans = next;
    changed.emit();
  };
  return {
    plan(fault) {
      lastId += 1;
      become([...plans, { ...fault, id: lastId, left: fault.times ?? 1 }]);
    },
    list: () => plans,
    remove: (id) => become(plans.filter((plan) => plan.id !== id)),
    clear: () => become([]),
    restore(list) {
      lastId = Math.max(lastId, ...list.map(({ id }) => id));
      become(list);
    },
    take(endpoint, method, path) {
      const found = plans.find(
        (plan) =>
          plan.endpoint === endpoint ||
          plan.endpoint === `${method} ${path}` ||
          (plan.endpoint === '*' && endpoint !== 'media'),
      );
      if (!found) return null;
      const { left } = found;
      if (left !== 'always')
        become(plans.flatMap((plan) => (plan !== found ? [plan] : left > 1 ? [{ ...plan, left: left - 1 }] : [])));
      return found;
    },
    subscribe: changed.subscribe,
  };
}

/** Returns the response of a fault; null when it only delays. */
export function faultResponse(fault: FaultPlan): Response | null {
  if (fault.offline) return Response.error();
  if (fault.body !== undefined) {
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
    return new Response(text, {
      status: fault.status ?? 200,
      headers: { 'Content-Type': fault.contentType ?? 'application/json' },
    });
  }
  if (fault.code !== undefined) {
    const session = /^\d{2}-100-0008-\d{3}$/.test(fault.code);
    return Response.json(
      { error_code: fault.code, error_message: fault.message ?? 'Planned failure' },
      { status: fault.status ?? (session ? 401 : 422) },
    );
  }
  if (fault.status !== undefined)
    return Response.json({ message: fault.message ?? 'Planned failure' }, { status: fault.status });
  return null;
}
