/** A slow line in front of real servers: TCP proxies that share one modelled line, so that all connections compete. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createLink, type Link } from './link';

export interface LineOptions {
  /** Round trip, in milliseconds. */
  rtt: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

/** 150 ms and 1.6 Mbit/s come from the performance budget; the upload rate is the usual one for them. */
export const slow4G: LineOptions = { rtt: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };

export interface SlowLine {
  /** Listens on `port` and forwards everything to `target`, both on the loopback address. */
  expose(port: number, target: number): Promise<void>;
  close(): Promise<void>;
}

const host = '127.0.0.1';

function carry(from: Socket, to: Socket, link: Link, opensIn: number): void {
  const flow = link(opensIn, (bytes) => {
    if (bytes) to.write(bytes);
    else to.end();
  });
  from.on('data', (bytes) => flow.send(bytes));
  from.on('end', () => flow.end());
  // When one side is closed, the other is of no use.
  from.on('error', () => to.destroy());
  to.on('close', () => {
    flow.drop();
    from.destroy();
  });
}

/**
 * Returns the line of one visitor. All connections share the bandwidth, whatever the host; the first bytes of a new
 * connection wait for its handshake, one round trip. There is no loss, no DNS and no TLS, which would each add time.
 */
export function createSlowLine({ rtt, downBitsPerSecond, upBitsPerSecond }: LineOptions): SlowLine {
  const down = createLink({ rtt, bitsPerSecond: downBitsPerSecond });
  const up = createLink({ rtt, bitsPerSecond: upBitsPerSecond });
  const servers: Server[] = [];
  const open = new Set<Socket>();

  const accept = (client: Socket, target: number) => {
    const upstream = connect({ host, port: target, noDelay: true, allowHalfOpen: true });
    client.setNoDelay(true);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    carry(client, upstream, up, rtt);
    carry(upstream, client, down, 0);
  };

  return {
    expose: (port, target) =>
      new Promise((done, fail) => {
        const server = createServer({ allowHalfOpen: true }, (client) => accept(client, target));
        servers.push(server);
        server.once('error', fail);
        server.listen(port, host, done);
      }),
    async close() {
      for (const socket of open) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}
