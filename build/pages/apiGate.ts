import { createHash } from 'node:crypto';

/** A read of the API, as the app sends it. */
export interface ApiRead {
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
}

export interface ApiAnswer {
  /** 503 when the API gave no answer. */
  status: number;
  /** Media type; '' without one. */
  type: string;
  body: string;
  /** Of status and body. */
  hash: string;
}

export interface GateOptions {
  /** Requests that are open at a time. */
  atOnce: number;
  /** Requests a second. */
  rate: number;
  /** Characters of answers that are kept for further askers. */
  memory: number;
  send(read: ApiRead): Promise<Response>;
  /** Epoch milliseconds. */
  now(): number;
  wait(ms: number): Promise<unknown>;
  /** 0 to 1, for the jitter of pauses. */
  random(): number;
}

/** Milliseconds to wait for an answer. */
const patience = 8000;
/** Milliseconds before each repetition; up to half of each is added as jitter. */
const pauses = [1000, 2000, 4000];
/** Repetitions that may be sent in a row, and how many each answered request adds. */
const repetitions = { most: 100, perAnswer: 0.1 };
/** After this many requests in a row without an answer, the API counts as down, and is tried once in this many ms. */
const outage = { after: 10, tryEvery: 10_000 };

export const gateDefaults: GateOptions = {
  atOnce: 8,
  rate: 100,
  memory: 64_000_000,
  send: ({ url, headers }) =>
    fetch(url, { headers: headers.map(([...pair]) => pair), signal: AbortSignal.timeout(patience) }),
  now: Date.now,
  wait: (ms) => new Promise((next) => setTimeout(next, ms)),
  random: Math.random,
};

export interface ApiGate {
  /** Returns the API's answer; never rejects. */
  ask(read: ApiRead): Promise<ApiAnswer>;
  /** Returns the number of requests sent. */
  count(): number;
}

/** Identifies what a read asks for: the region is a header, the language a part of the URL. */
export const regionOfRead = ({ headers }: ApiRead): string =>
  headers.find(([name]) => name.toLowerCase() === 'region-name')?.[1] ?? '';

const answerOf = (status: number, type: string, body: string): ApiAnswer => ({
  status,
  type,
  body,
  hash: createHash('sha256').update(`${status}\n${body}`).digest('base64url').slice(0, 16),
});

/** Returns until when a busy server asks to be left alone, in epoch milliseconds; 0 when it says nothing. */
function retryTime(response: Response, now: number): number {
  const value = response.headers.get('retry-after');
  if (!value) return 0;
  const time = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(time) ? 0 : time;
}

/**
 * Returns the only way from a build to the API. It bounds open requests and their rate, sends the same read once, and
 * repeats what failed by the network, a fault of the server or too many requests. A server's Retry-After holds all
 * requests. A read that fails for good is answered with status 503. An API that is down costs a few requests.
 */
export function createApiGate({ atOnce, rate, memory, send, now, wait, random }: GateOptions): ApiGate {
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

  /** Returns null when there is no answer that counts. */
  async function attempt(read: ApiRead): Promise<ApiAnswer | null> {
    await takePlace();
    try {
      sent += 1;
      const response = await send(read);
      if (response.status === 429 || response.status >= 500) {
        heldUntil = Math.max(heldUntil, retryTime(response, now()));
        await response.body?.cancel();
        return null;
      }
      return answerOf(response.status, response.headers.get('content-type') ?? '', await response.text());
    } catch {
      return null;
    } finally {
      leavePlace();
    }
  }

  const noAnswer = answerOf(503, '', '');
  const isDown = () => failedInARow >= outage.after;

  async function request(read: ApiRead): Promise<ApiAnswer> {
    for (let failures = 0; ; failures += 1) {
      const answer = await attempt(read);
      if (answer) {
        failedInARow = 0;
        budget = Math.min(repetitions.most, budget + repetitions.perAnswer);
        return answer;
      }
      const pause = pauses[failures];
      if (pause === undefined || budget < 1 || isDown()) break;
      budget -= 1;
      await wait(pause * (1 + random() / 2));
    }
    failedInARow += 1;
    return noAnswer;
  }

  /** Answers by key, the least recently used first. */
  const known = new Map<string, { answer: Promise<ApiAnswer>; size: number }>();
  let size = 0;

  function forgetOldest(): void {
    for (const [key, one] of known) {
      if (size <= memory) return;
      known.delete(key);
      size -= one.size;
    }
  }

  return {
    ask(read) {
      const key = `${regionOfRead(read)} ${read.url}`;
      const found = known.get(key);
      if (found) {
        known.delete(key);
        known.set(key, found);
        return found.answer;
      }
      if (isDown()) {
        if (now() < nextTry) return Promise.resolve(noAnswer);
        nextTry = now() + outage.tryEvery;
      }
      const one = { answer: request(read), size: 0 };
      known.set(key, one);
      void one.answer.then(({ body, status }) => {
        if (known.get(key) !== one) return;
        // A read that failed while the API was down is sent again once it is back.
        if (status === 503 && isDown()) known.delete(key);
        one.size = body.length;
        size += body.length;
        forgetOldest();
      });
      return one.answer;
    },
    count: () => sent,
  };
}
