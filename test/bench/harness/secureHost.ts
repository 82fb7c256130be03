/** HTTP/2 in front of a plain server, as a host or a CDN has it; it also serves files of the benchmark itself. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Server } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate';

/** A file as it is sent. */
export interface StoredFile {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Returns a file; compressed as much as the static host does. */
export function storeFile(type: string, content: Buffer, compressed: boolean): StoredFile {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return compressed
    ? { headers: { 'Content-Type': type, 'Content-Encoding': 'br' }, body: brotliCompressSync(content, quality) }
    : { headers: { 'Content-Type': type }, body: content };
}

/** Files by path; the server behind knows nothing of them. */
export type StoredFiles = ReadonlyMap<string, StoredFile>;

export interface HostOptions {
  /** Port of the server behind, on the loopback address. */
  target: number;
  /** Port of the visitor's URL, which the server behind puts into absolute URLs. */
  port: number;
  files?: StoredFiles;
}

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = /^(:.*|connection|keep-alive|host|transfer-encoding|upgrade)$/;
const passable = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

type Handler = (from: IncomingMessage | Http2ServerRequest, to: ServerResponse | Http2ServerResponse) => void;

function createHandler({ target, port, files }: HostOptions): Handler {
  return (from, to) => {
    const response = to as ServerResponse;
    const stored = files?.get(from.url ?? '');
    if (stored) {
      response.writeHead(200, { ...stored.headers, 'Content-Length': stored.body.length });
      response.end(stored.body);
      return;
    }
    const headers = { ...passable(from.headers), host: `127.0.0.1:${port}`, 'x-forwarded-proto': 'https' };
    const { method, url: path } = from;
    const behind = request({ host: '127.0.0.1', port: target, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, passable(reply.headers));
      reply.pipe(response);
    });
    behind.on('error', () => response.destroy());
    response.on('close', () => behind.destroy());
    from.pipe(behind);
  };
}

/**
 * Bytes that are encrypted together; a browser reads nothing of them before the last has arrived. CDNs start with less, and
 * docs/hosting.md sets this for nginx.
 */
const recordSize = 4096;

/** Returns a host with HTTP/2 over TLS that does not listen yet. */
export const createSecureHost = ({ key, cert }: Certificate, options: HostOptions): Server =>
  createSecureServer({ key, cert }, createHandler(options)).on('secureConnection', (socket) =>
    socket.setMaxSendFragment(recordSize),
  );

/** Returns the same host without TLS, for a build on this machine: its responses contain the visitor's URLs. */
export const createPlainHost = (options: HostOptions): Server => createServer(createHandler(options));
