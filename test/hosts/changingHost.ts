import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request or a response that a fault may change. */
interface Visit {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
}
export interface Draft {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it is sent. */
  body: Buffer;
}

/** Changes a response; `ask` sends another request to the right host. */
export type Fault = (
  draft: Draft,
  visit: Visit,
  ask: (other: Partial<Visit>) => Promise<Draft>,
) => Draft | Promise<Draft>;

/** Starts a server for one test, and returns its origin. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the response of a host, without decoding it. */
const askRaw = (origin: string, { path, method, headers, body }: Visit): Promise<Draft> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin);
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    request({ hostname, port, path, method, headers: sent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const {
          connection,
          'keep-alive': _,
          'transfer-encoding': __,
          'content-length': ___,
          ...kept
        } = response.headers;
        done({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(parts) });
      });
      response.on('error', fail);
    })
      .on('error', fail)
      .end(body);
  });

/** Starts a host that answers as the one behind it, but for a fault. */
export const startChangingHost = (behind: string, fault: Fault): Promise<string> =>
  startServer(async (from, to) => {
    const sent: Buffer[] = [];
    for await (const part of from) sent.push(part as Buffer);
    const visit = {
      path: from.url ?? '/',
      method: from.method ?? 'GET',
      headers: from.headers,
      body: Buffer.concat(sent),
    };
    const ask = (other: Partial<Visit>) => askRaw(behind, { ...visit, ...other });
    const { status, headers, body } = await fault(await ask({}), visit, ask);
    to.writeHead(status, Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)));
    to.end(body);
  });
