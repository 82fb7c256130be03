/** Requests that are open at a time, and milliseconds to wait for each. */
const mostAtOnce = 16;
const patience = 10_000;

export interface Ask {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Decoded by its `Content-Encoding`. */
  body: Buffer;
}

/** One thing in which a response is not as it must be. */
export interface Problem {
  check: string;
  expected: string;
  found: string;
  /** Problems of one kind are printed as one; default: those with the same `expected` and `found`. */
  kind?: string;
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

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function curlOf(url: string, { method = 'GET', headers = {} }: Ask, check: string): string {
  const sent = Object.entries(headers).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`);
  const how = method === 'HEAD' ? 'curl -sI' : `curl -s${method === 'GET' ? '' : ` -X ${method}`}`;
  if (check === 'bytes') return `${how} --compressed${sent.join('')} ${quoted(url)} | sha256sum`;
  return `${how}${method === 'HEAD' ? '' : ' -D - -o /dev/null'}${sent.join('')} ${quoted(url)}`;
}

/** Returns visits of a site that end at a time, in epoch milliseconds. */
export function createVisits(site: string, end: number): Visits {
  const differences: Difference[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  let left = 0;

  async function send(url: string, { method = 'GET', headers = {} }: Ask): Promise<Answer> {
    const signal = AbortSignal.timeout(Math.min(patience, end - Date.now()));
    const response = await fetch(url, { method, headers, signal, redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  return {
    differences,
    left: () => left,
    async look(path, problemsOf, ask = {}) {
      const url = new URL(path, site).href;
      const add = (problem: Problem) => differences.push({ ...problem, path, curl: curlOf(url, ask, problem.check) });
      if (open < mostAtOnce) open += 1;
      else await new Promise<void>((go) => waiting.push(go));
      try {
        if (Date.now() >= end) {
          left += 1;
          return null;
        }
        const answer = await send(url, ask);
        for (const problem of problemsOf(answer)) add(problem);
        return answer;
      } catch (error) {
        if (Date.now() < end) add({ check: 'response', expected: 'a response', found: reasonOf(error) });
        else left += 1;
        return null;
      } finally {
        const next = waiting.shift();
        if (next) next();
        else open -= 1;
      }
    },
  };
}
