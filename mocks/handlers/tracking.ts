import { createHandler } from './api';
import { clientMistake } from './failures';

/** Returns the handler of a host that takes events: it logs them and responds with nothing; the client reads no response. */
const eventHandler = (name: string, path: string) =>
  createHandler(name, 'POST', path, (_, { request, body }) => {
    if (!(request.headers.get('content-type') ?? '').startsWith('text/plain')) {
      throw clientMistake('An event is text/plain that holds JSON.');
    }
    if (request.headers.has('authorization')) throw clientMistake('An event carries no token.');
    if (typeof body !== 'object' || body === null) throw clientMistake('An event is a JSON object.');
    return new Response(null, { status: 204 });
  });

/** The events of videos, and those for analytics. */
export const trackingHandlers = [eventHandler('trackVideo', '*/video'), eventHandler('recordEvent', '*/events')];
