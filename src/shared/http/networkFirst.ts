import { type EndpointName, storedDaysOf } from './endpoints';
import type { HttpDeps } from './httpDeps';
import type { RequestOptions } from './requestOptions';
import { waitFor } from './retry';
import { endpointPath } from './url';

/** Milliseconds after which a read responds with its stored data. */
const patience = 4000;
/** Milliseconds until a response is stored, so that the page comes first. */
const restDelay = 5000;
const day = 86_400_000;

/** Sends a read and parses its response. `onUnanswered` is called when a try got no response. */
type Read = <T>(name: EndpointName, options: RequestOptions<T>, onUnanswered: () => void) => Promise<T>;

/** Sends a read of `owner`, a user's id, of which the response is stored for that user. Rejects as `Http.request` does. */
export type RequestNetworkFirst = <T>(name: EndpointName, options: RequestOptions<T>, owner: string) => Promise<T>;

/** Resolves to the first to come: the outcome of a call, a try without a response, or the end of the patience. */
async function waitForOutcome(
  sent: Promise<unknown>,
  unanswered: Promise<void>,
  wait: typeof waitFor,
): Promise<'answered' | 'away' | 'silent'> {
  const answered = new AbortController();
  const outcome = await Promise.race([
    sent.then(
      () => 'answered' as const,
      () => 'answered' as const,
    ),
    unanswered.then(() => 'away' as const),
    wait(patience, answered.signal).then(() => 'silent' as const),
  ]);
  answered.abort();
  return outcome;
}

/**
 * Returns how to send reads of which responses are stored: while the network is away or silent, they resolve with the data
 * that was stored. Returns null where nothing is stored.
 */
export function createNetworkFirst(deps: HttpDeps, read: Read): RequestNetworkFirst | null {
  const { loadStoredReads, now = Date.now, wait = waitFor } = deps;
  if (!loadStoredReads) return null;
  return async (name, options, owner) => {
    const epoch = deps.getEpoch();
    const call = JSON.stringify([deps.getLocale(), endpointPath(name, options.path), options.query ?? null]);
    const isSameSession = () => deps.getEpoch() === epoch && deps.getUserId?.() === owner;
    const store = async (data: unknown) => {
      const at = now();
      await wait(restDelay, new AbortController().signal);
      const until = at + storedDaysOf(name) * day;
      if (isSameSession()) await (await loadStoredReads()).store({ owner, call, at, until, data });
    };
    const readAndStore = (data: unknown) => {
      const value = options.read(data);
      store(data).catch(() => undefined);
      return value;
    };
    let onUnanswered = () => {};
    const unanswered = new Promise<void>((resolve) => {
      onUnanswered = resolve;
    });
    const sent = read(name, { ...options, read: readAndStore }, () => onUnanswered());
    const outcome = await waitForOutcome(sent, unanswered, wait);
    if (outcome === 'answered') return sent;
    const reads = await loadStoredReads().catch(() => null);
    const stored = await reads?.find(owner, call, now());
    if (!stored || !isSameSession() || options.signal?.aborted) return sent;
    try {
      const value = options.read(stored.data);
      deps.onStoredRead?.(stored.at, outcome === 'silent');
      sent.catch(() => undefined);
      return value;
    } catch {
      // Another version of the app has stored it.
      return sent;
    }
  };
}
