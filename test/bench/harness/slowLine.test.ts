import { connect, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSlowLine } from './slowLine';

const line = createSlowLine({ rtt: 2, downBitsPerSecond: 1e9, upBitsPerSecond: 1e9 });
afterEach(() => line.close());

it('carries more than may be underway at once, in order and to its end', async () => {
  const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(20_000, index));
  const server = createServer((socket) => {
    socket.once('data', () => {
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
  });
  const port = await line.expose(0, server);
  const received: Buffer[] = [];
  const client = connect({ host: '127.0.0.1', port });
  client.write('all of it');
  client.on('data', (bytes) => received.push(bytes));
  await new Promise((done) => client.once('end', done));
  expect(Buffer.concat(received).equals(Buffer.concat(pieces))).toBe(true);
});
