import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { documentPath, documentResponse } from './apiDocument';
import { createBackend } from './backend';
import { runControl } from './control';
import { demoLastsMs } from './demoDay';
import { createHandlers } from './handlers/handlers';
import { readMediaFile } from './media/readFiles';
import { sendResponse, toRequest } from './nodeHttp';

const ours =
  /^\/(openapi\.json$|api\/v\d+\/|media\/|search-index\/[\w-]+\.json$|(upload|submitTicketToZendesk|video|events)$|__mock\/)/;

/** Responds to the app's calls on the development server's own origin; resolves to false for any other path. */
export type DevMocks = (message: IncomingMessage, to: ServerResponse) => Promise<boolean>;

export function createDevMocks(): DevMocks {
  const backend = createBackend({ readMedia: readMediaFile, day: 'demo', reanchorAfterMs: demoLastsMs });
  const handlers = createHandlers(backend);
  return async (message, to) => {
    const origin = `http://${message.headers.host ?? 'localhost'}`;
    const { pathname } = new URL(message.url ?? '/', origin);
    if (!ours.test(pathname)) return false;
    if (pathname === documentPath) {
      await sendResponse(documentResponse(), to);
      return true;
    }
    const request = await toRequest(message, origin);
    const command = /^\/__mock\/(\w+)$/.exec(pathname)?.[1];
    if (command !== undefined) {
      await sendResponse(runControl(backend, command, await request.json().catch(() => null)), to);
      return true;
    }
    const response = await getResponse(handlers, request);
    if (!response) return false;
    await sendResponse(response, to);
    return true;
  };
}
