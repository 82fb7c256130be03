/** A planned failure of the next `times` calls (default 1) of one endpoint. The first of these that is set decides. */
export interface FaultPlan {
  /** Name of the endpoint as in the contract, `METHOD /path`, or `*` for every call but media. */
  endpoint: string;
  times?: number;
  /** Milliseconds before anything happens; alone, the call then succeeds. */
  delayMs?: number;
  /** Never answers. */
  hang?: boolean;
  /** Drops the connection. */
  offline?: boolean;
  /** An answer as it stands: text sent as is, anything else as JSON. Status 200 unless given. */
  body?: unknown;
  contentType?: string;
  /** Error code; status 422 unless given, 401 for the session family. */
  code?: string;
  message?: string;
  /** A failure without a code. */
  status?: number;
}

export interface Faults {
  plan(fault: FaultPlan): void;
  clear(): void;
  /** Takes the next planned failure for this call, if any. */
  take(endpoint: string, method: string, path: string): FaultPlan | null;
}

export function createFaults(): Faults {
  let plans: (FaultPlan & { left: number })[] = [];
  return {
    plan: (fault) => void plans.push({ ...fault, left: fault.times ?? 1 }),
    clear: () => {
      plans = [];
    },
    take(endpoint, method, path) {
      const found = plans.find(
        (plan) =>
          plan.endpoint === endpoint ||
          plan.endpoint === `${method} ${path}` ||
          (plan.endpoint === '*' && endpoint !== 'media'),
      );
      if (!found) return null;
      found.left -= 1;
      plans = plans.filter((plan) => plan.left > 0);
      return found;
    },
  };
}

/** The answer a fault gives; null when it only delays. */
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
