import { hash } from 'node:crypto';

/** A read of the API, as the app sends it. */
export interface ApiRead {
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
}

export interface ApiResponse {
  /** 503 when the API gave no response. */
  status: number;
  /** Media type; '' without one. */
  type: string;
  body: string;
  /** Hash of status and body. */
  hash: string;
}

/** Milliseconds. */
const responseTimeout = 8000;
/** Milliseconds before each repetition. */
const pauses = [1000, 2000, 4000];
/** Repetitions that may be sent in a row, and how many each answered request adds. */
const repetitions = { most: 100, perAnswer: 0.1 };
/** After this many requests in a row without a response, the API counts as down, and is tried once in this many ms. */
const outage = { after: 10, tryEvery: 10_000 };

export type GateOptions = typeof gateDefaults;
export const gateDefaults = {
  /** Requests that are open at a time. */
  atOnce: 8,
  /** Requests a second. */
  rate: 100,
  /** Characters of responses that are kept for further askers. */
  memory: 64_000_000,
  send: ({ url, headers }: ApiRead) =>
    fetch(url, { headers: headers.map(([...pair]) => pair), signal: AbortSignal.timeout(responseTimeout) }),
  /** Epoch milliseconds. */
  now: Date.now,
  wait: (ms: number): Promise<unknown> => new Promise((next) => setTimeout(next, ms)),
};

/** Returns the region of a read; it is a header, while the language is a part of the URL. */
const regionOfRead = ({ headers }: ApiRead): string =>
  headers.find(([name]) => name.toLowerCase() === 'region-name')?.[1] ?? '';

const responseOf = (status: number, type: string, body: string): ApiResponse => ({
  status,
  type,
  body,
  hash: hash('sha256', `${status}\n${body}`, 'base64url').slice(0, 16),
});

/** Returns until when a busy server asks to be left alone, in epoch milliseconds; 0 when it says nothing. */
function retryTime(response: Response, now: number): number {
  const value = response.headers.get('retry-after') ?? '';
  return (/^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value)) || 0;
}

export type ApiGate = ReturnType<typeof createApiGate>;

/**
 * Returns the client through which a build reads the API. It limits open requests and their rate, sends equal reads once,
 * and repeats those that failed by the network, a fault of the server or too many requests. A server's Retry-After holds all
 * requests. A read that fails for good is answered with status 503. An API that is down costs a few requests.
 */
export function createApiGate({ atOnce, rate, memory, send, now, wait }: GateOptions) {
  let open = 0;
  const waiting: (() => void)[] = [];
  let nextStart = 0;
  let heldUntil = 0;
  let sent = 0;
  let budget = repetitions.most;
  let failedInARow = 0;
  let nextTry = 0;

  async function takePlace(): Promise<void> {
    if (open >= atOnce) await new Promise<void>((next) => void waiting.push(next));
    else open += 1;
    const start = Math.max(now(), nextStart);
    nextStart = start + 1000 / rate;
    if (start > now()) await wait(start - now());
    while (heldUntil > now()) await wait(heldUntil - now());
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  }

  /** Returns null when there is no response that counts. */
  async function attempt(read: ApiRead): Promise<ApiResponse | null> {
    await takePlace();
    try {
      sent += 1;
      const response = await send(read);
      if (response.status === 429 || response.status >= 500) {
        heldUntil = Math.max(heldUntil, retryTime(response, now()));
        await response.body?.cancel();
        return null;
      }
      return responseOf(response.status, response.headers.get('content-type') ?? '', await response.text());
    } catch {
      return null;
    } finally {
      leavePlace();
    }
  }

  const noResponse = responseOf(503, '', '');
  const isDown = () => failedInARow >= outage.after;

  async function request(read: ApiRead): Promise<ApiResponse> {
    for (let failures = 0; ; failures += 1) {
      const response = await attempt(read);
      if (response) {
        failedInARow = 0;
        budget = Math.min(repetitions.most, budget + repetitions.perAnswer);
        return response;
      }
      const pause = pauses[failures];
      if (pause === undefined || budget < 1 || isDown()) break;
      budget -= 1;
      await wait(pause);
    }
    failedInARow += 1;
    return noResponse;
  }

  /** Answers by key, the least recently used first. */
  const known = new Map<string, { response: Promise<ApiResponse>; size: number }>();
  let size = 0;

  function forgetOldest(): void {
    for (const [key, one] of known) {
      if (size <= memory) return;
      known.delete(key);
      size -= one.size;
    }
  }

  return {
    /** Returns the API's response; never rejects. */
    ask(read: ApiRead): Promise<ApiResponse> {
      const key = `${regionOfRead(read)} ${read.url}`;
      const found = known.get(key);
      if (found) {
        known.delete(key);
        known.set(key, found);
        return found.response;
      }
      if (isDown()) {
        if (now() < nextTry) return Promise.resolve(noResponse);
        nextTry = now() + outage.tryEvery;
      }
      const one = { response: request(read), size: 0 };
      known.set(key, one);
      void one.response.then(({ body, status }) => {
        if (known.get(key) !== one) return;
        // A read that failed while the API was down must be sent again later.
        if (status === 503 && isDown()) known.delete(key);
        one.size = body.length;
        size += body.length;
        forgetOldest();
      });
      return one.response;
    },
    /** Returns the number of requests sent. */
    count: () => sent,
  };
}
