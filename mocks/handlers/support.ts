import { hashText, nextNumber } from '../db/state';
import { respondJson } from '../exchanges';
import { createHandler } from './api';
import { createClientMistake, createFailure } from './failures';

const maxFileBytes = 10 * 1024 * 1024;

/** Refuses calls with parts of API calls: the support host gets none of the API's headers, no token and no `lang`. */
function refuseApiParts(request: Request): void {
  const { headers } = request;
  for (const name of ['authorization', 'region-name', 'x-user-agent']) {
    if (headers.has(name)) throw createClientMistake(`The support host takes no header ${name}.`);
  }
  if (new URL(request.url).searchParams.has('lang')) throw createClientMistake('The support host takes no lang.');
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Returns whether these are files of a ticket, all of which were uploaded before. */
const hasOnlyUploads = (files: unknown, uploads: readonly string[]): boolean =>
  Array.isArray(files) &&
  files.every(
    (file: { token?: unknown; fileName?: unknown; size?: unknown } | null) =>
      uploads.some((token) => token === file?.token) && isFilled(file?.fileName) && typeof file?.size === 'number',
  );

export const supportHandlers = [
  createHandler('submitTicket', 'POST', '*/submitTicketToZendesk', (backend, { request, body }) => {
    refuseApiParts(request);
    const ticket = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    if (!isFilled(ticket.email) || !isFilled(ticket.message)) throw createFailure('badTicket');
    if (!hasOnlyUploads(ticket.tokens, backend.db.read().uploads)) throw createFailure('badTicket');
    const id = backend.db.update((state) => {
      const number = nextNumber(state);
      state.tickets.push({ id: number, body: ticket });
      return number;
    });
    return respondJson('submitTicket', { ticket: { id } }, { status: 201 });
  }),

  createHandler('uploadFile', 'POST', '*/upload', (backend, { request, body }) => {
    refuseApiParts(request);
    const file = (body as { file?: { name?: unknown; size?: unknown } } | null)?.file;
    if (typeof file?.name !== 'string' || typeof file.size !== 'number') throw createFailure('badTicket');
    if (file.size > maxFileBytes) throw createFailure('fileTooLarge');
    const token = `f-${hashText(`file ${backend.db.update(nextNumber)}`)}`;
    const count = backend.db.update(({ uploads }) => uploads.push(token));
    // The contract allows two spellings: a client must accept both.
    const spelling = count % 2 === 1 ? 'file_name' : 'fileName';
    return respondJson('uploadFile', { upload: { token, attachment: { [spelling]: file.name, size: file.size } } });
  }),
];
