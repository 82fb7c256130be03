/** A slow line in front of servers: all connections of a visitor share one modelled line and compete for it. */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
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
  /**
   * Listens on `port` of the loopback address (0 uses any free one) and gives each connection to `server`, which need
   * not listen itself. Returns the port.
   */
  expose(port: number, server: Server): Promise<number>;
  close(): Promise<void>;
}

/**
 * Bytes of a connection that have been sent and have not arrived. A server that could send everything at once would
 * never prefer an urgent response to an earlier one.
 */
const mostUnderway = 64 * 1024;

/** Returns the server's end of a connection, whose other end is the visitor's socket. */
function connectEnds(client: Socket, up: Link, down: Link, rtt: number): Duplex {
  let underway = 0;
  let resume: (() => void) | null = null;
  const upward = up(rtt, (bytes) => void end.push(bytes));
  const downward = down(0, (bytes) => {
    if (!bytes) {
      client.end();
      return;
    }
    client.write(bytes);
    underway -= bytes.length;
    if (underway >= mostUnderway) return;
    const next = resume;
    resume = null;
    next?.();
  });
  const end = new Duplex({
    read() {},
    write(bytes: Buffer, _, done) {
      underway += bytes.length;
      downward.send(bytes);
      if (underway < mostUnderway) done();
      else resume = done;
    },
    final(done) {
      downward.end();
      done();
    },
    destroy(error, done) {
      upward.drop();
      downward.drop();
      client.destroy();
      done(error);
    },
  });
  client.on('data', (bytes) => upward.send(bytes));
  client.on('end', () => upward.end());
  client.on('error', () => end.destroy());
  client.on('close', () => end.destroy());
  return end;
}

/**
 * Returns the line of one visitor. All connections share the bandwidth, whatever the host; the first bytes of a new
 * connection wait for its handshake, one round trip. The servers' TLS costs another one, as it does anywhere. There is
 * no loss and no DNS, which would add time.
 */
export function createSlowLine({ rtt, downBitsPerSecond, upBitsPerSecond }: LineOptions): SlowLine {
  const down = createLink({ rtt, bitsPerSecond: downBitsPerSecond });
  const up = createLink({ rtt, bitsPerSecond: upBitsPerSecond });
  const listeners: Server[] = [];
  const open = new Set<Duplex>();

  const accept = (client: Socket, server: Server) => {
    client.setNoDelay(true);
    const end = connectEnds(client, up, down, rtt);
    open.add(end);
    end.once('close', () => open.delete(end));
    // A visitor who goes away is no error of the server.
    end.on('error', () => undefined);
    server.emit('connection', end);
  };

  return {
    expose: (port, server) =>
      new Promise((done, fail) => {
        const listener = createServer({ allowHalfOpen: true }, (client) => accept(client, server));
        listeners.push(listener);
        listener.once('error', fail);
        listener.listen(port, '127.0.0.1', () => done((listener.address() as AddressInfo).port));
      }),
    async close() {
      for (const end of open) end.destroy();
      await Promise.all(listeners.map((listener) => new Promise((done) => listener.close(done))));
    },
  };
}
