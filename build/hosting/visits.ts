/** Milliseconds to wait for each request. */
const patience = 10_000;

export interface Ask {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Name of the request in differences; default: its path. */
  name?: string;
}

export interface VisitOptions {
  /** Requests that are open at a time. */
  mostAtOnce?: number;
  /** Texts that must not be printed, with the names of variables in their place. Entries may be added later. */
  secrets?: ReadonlyMap<string, string>;
  /** Commands show bodies, too. */
  showsBodies?: boolean;
  /** Letters of what was found, at most. */
  mostFound?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Decoded by its `Content-Encoding`. */
  body: Buffer;
}

/** A fault of a response. */
export interface Problem {
  check: string;
  expected: string;
  found: string;
  /** Problems of one kind are printed as one; default: those with the same `expected` and `found`. */
  kind?: string;
  /** Where it is; default: the name of the request. */
  path?: string;
}

export interface Difference extends Problem {
  path: string;
  /** Command that shows it. */
  curl: string;
}

export interface Visits {
  differences: Difference[];
  /** Number of requests that were not sent, since the time was up. */
  left(): number;
  /** Sends a request and adds the problems of its response; null without one. */
  look(path: string, problemsOf: (answer: Answer) => readonly Problem[], ask?: Ask): Promise<Answer | null>;
  /** Adds a problem of a response that came earlier. */
  add(path: string, ask: Ask, problem: Problem): void;
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no address for this host name',
  EAI_AGAIN: 'no address for this host name',
  ECONNREFUSED: 'nothing that listens there',
  CERT_HAS_EXPIRED: 'a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'a certificate of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'something other than TLS',
};

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
  const code = cause?.code ?? '';
  if (name === 'TimeoutError' || /TIMEOUT/.test(code)) return `no answer within ${patience / 1000} s`;
  if (/^Z_|^ERR_.*(BROTLI|PADDING)/.test(code)) return 'bytes that are not compressed as Content-Encoding says';
  return reasons[code] ?? (isOfCertificate(code) ? 'a certificate that is not trusted' : 'a closed connection');
}

export const isOfCertificate = (text: string): boolean => /CERT|SIGNATURE|certificate/.test(text);

/** Accepts every certificate until the returned function is called. */
export function trustAll(): () => void {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  return () => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  };
}

/** Returns the origin of an address that a person has typed; `usage` is a right command. */
export function originOf(address: string | undefined, usage: string): string {
  if (address && /^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`${address ?? 'Nothing'} is no address: ${usage}`);
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Replaces secrets by their names, between these marks. */
function conceal(text: string, secrets: ReadonlyMap<string, string>, [before, after]: readonly [string, string]) {
  // A secret may contain another one.
  const known = [...secrets.keys()].sort((a, b) => b.length - a.length);
  const parts = known.map((secret) => secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (parts.length === 0) return text;
  return text.replace(new RegExp(parts.join('|'), 'g'), (secret) => `${before}$${secrets.get(secret)}${after}`);
}

function curlOf(url: string, { method = 'GET', headers = {}, body }: Ask, check: string, showsBodies: boolean): string {
  const sent = Object.entries(headers).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`);
  if (body !== undefined) sent.push(` -d ${quoted(body)}`);
  const how = method === 'HEAD' ? 'curl -sI' : `curl -s${method === 'GET' ? '' : ` -X ${method}`}`;
  if (check === 'bytes') return `${how} --compressed${sent.join('')} ${quoted(url)} | sha256sum`;
  const shown = showsBodies ? ' -i' : ' -D - -o /dev/null';
  return `${how}${method === 'HEAD' ? '' : shown}${sent.join('')} ${quoted(url)}`;
}

/** Returns visits of a site that end at a time, in epoch milliseconds. */
export function createVisits(site: string, end: number, options: VisitOptions = {}): Visits {
  const { mostAtOnce = 16, secrets = new Map<string, string>(), showsBodies = false, mostFound = Infinity } = options;
  const differences: Difference[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  let left = 0;

  async function send(url: string, { method = 'GET', headers = {}, body }: Ask): Promise<Answer> {
    const signal = AbortSignal.timeout(Math.min(patience, end - Date.now()));
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  function add(path: string, ask: Ask, problem: Problem): void {
    // What a server sends moves no cursor of a terminal.
    const text = (one: string) => conceal(one, secrets, ['', '']).replace(/\p{Cc}+/gu, ' ');
    // The shell inserts variables between double quotes only.
    const command = curlOf(new URL(path, site).href, ask, problem.check, showsBodies);
    const found = text(problem.found);
    differences.push({
      ...problem,
      path: text(problem.path ?? ask.name ?? path),
      expected: text(problem.expected),
      // Cut after secrets have gone: a part of one would be shown.
      found: found.length > mostFound ? `${found.slice(0, mostFound - 1)}…` : found,
      curl: conceal(command, secrets, [`'"`, `"'`]),
    });
  }

  return {
    differences,
    left: () => left,
    add,
    async look(path, problemsOf, ask = {}) {
      if (open < mostAtOnce) open += 1;
      else await new Promise<void>((go) => waiting.push(go));
      try {
        if (Date.now() >= end) {
          left += 1;
          return null;
        }
        const answer = await send(new URL(path, site).href, ask).catch((error: unknown) => {
          if (Date.now() < end) add(path, ask, { check: 'response', expected: 'a response', found: reasonOf(error) });
          else left += 1;
          return null;
        });
        if (answer) for (const problem of problemsOf(answer)) add(path, ask, problem);
        return answer;
      } finally {
        const next = waiting.shift();
        if (next) next();
        else open -= 1;
      }
    },
  };
}
