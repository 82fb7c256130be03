import { handle } from './api';
import { clientMistake } from './failures';

/** Logs video events and responds with nothing; the client never reads the response. */
export const trackingHandlers = [
  handle('trackVideo', 'POST', '*/video', (_, { request, body }) => {
    if (!(request.headers.get('content-type') ?? '').startsWith('text/plain')) {
      throw clientMistake('A tracking event is text/plain that holds JSON.');
    }
    if (request.headers.has('authorization')) throw clientMistake('A tracking event carries no token.');
    if (typeof body !== 'object' || body === null) throw clientMistake('A tracking event is a JSON object.');
    return new Response(null, { status: 204 });
  }),
];
