import { createHandler } from './api';
import { createClientMistake } from './failures';

/** Returns the handler of a host that takes events: it logs them and responds with nothing; the client reads no response. */
const createEventHandler = (name: string, path: string) =>
  createHandler(name, 'POST', path, (_, { request, body }) => {
    if (!(request.headers.get('content-type') ?? '').startsWith('text/plain')) {
      throw createClientMistake('An event is text/plain that holds JSON.');
    }
    if (request.headers.has('authorization')) throw createClientMistake('An event carries no token.');
    if (typeof body !== 'object' || body === null) throw createClientMistake('An event is a JSON object.');
    return new Response(null, { status: 204 });
  });

/** The events of videos, and those for analytics. */
export const trackingHandlers = [
  createEventHandler('trackVideo', '*/video'),
  createEventHandler('recordEvent', '*/events'),
];
