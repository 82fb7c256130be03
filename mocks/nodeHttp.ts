import type { IncomingMessage, ServerResponse } from 'node:http';

/** Converts a node request to a fetch Request; `origin` is the prefix of its path. */
export async function toRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  const method = message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET');
  const body = method === 'GET' || chunks.length === 0 ? null : new Blob(chunks);
  return new Request(new URL(message.url ?? '/', origin), { method, headers, body });
}

/** Sends a fetch Response with additional headers; a network error drops the connection. */
export async function sendResponse(
  response: Response,
  to: ServerResponse,
  extra: Record<string, string> = {},
): Promise<void> {
  if (response.type === 'error') {
    to.destroy();
    return;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  to.statusCode = response.status;
  for (const [name, value] of response.headers) to.setHeader(name, value);
  for (const [name, value] of Object.entries(extra)) to.setHeader(name, value);
  if (response.status !== 204 && response.status !== 304) to.setHeader('Content-Length', body.byteLength);
  to.end(to.req.method === 'HEAD' ? undefined : body);
}
