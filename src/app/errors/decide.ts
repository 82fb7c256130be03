/** The product's error table: maps a failed call and the session's state to one reaction; the first match wins. */
import { serverText } from '@/platform/messages/serverText';
import type { EndReason } from '@/platform/session/state';
import type { ErrorPolicy } from '@/shared/duck/callApi';
import type { AppError } from '@/shared/http/AppError';

export type AlertText = { server: string } | { key: 'generic' | 'offline' | 'timeout' };

export type Reaction =
  | { kind: 'nothing' }
  | { kind: 'alert'; text: AlertText }
  /** Clears a leftover session without a message: a guest cannot be logged out. */
  | { kind: 'clear' }
  /** Shows only the message: the login call itself was refused with a session error. */
  | { kind: 'modal'; reason: EndReason }
  | { kind: 'logout'; reason: EndReason }
  | { kind: 'alertAndLeave'; text: AlertText }
  /** A 401 or 403 without a code: one refetch of the user finds out whether the session is still valid. */
  | { kind: 'alertAndCheck'; text: AlertText };

export interface ErrorSituation {
  error: AppError;
  errors: ErrorPolicy;
  loggedIn: boolean;
  /** Reason of the forced logout whose message is open. */
  ended: EndReason | null;
}

const sessionFamily = /^\d{2}-100-0008-\d{3}$/;
const tooManyDevices = '20-100-0008-010';
const leaving = new Set(['20-100-0002-000', '20-100-0003-000']);
const otherHosts = new Set(['submitTicket', 'uploadFile', 'trackVideo']);

const nothing: Reaction = { kind: 'nothing' };
const alert = (key: 'generic' | 'offline' | 'timeout'): Reaction => ({ kind: 'alert', text: { key } });

function textOf(error: AppError): AlertText {
  const text = serverText(error);
  return text === null ? { key: 'generic' } : { server: text };
}

/**
 * Returns the reaction for rows 1–13 of the table. Row 14, a chunk that fails to load, is no call and has its own
 * guard.
 */
export function decideReaction({ error, errors, loggedIn, ended }: ErrorSituation): Reaction {
  const { kind, code, status } = error;
  if (kind === 'abort' || kind === 'stale') return nothing;
  const ours = !otherHosts.has(error.endpoint);
  if (ours && code !== null && sessionFamily.test(code)) {
    // The user is logging out, so a session that has already ended needs no message.
    if (error.endpoint === 'logout') return nothing;
    const reason: EndReason = code === tooManyDevices ? 'devices' : 'inactive';
    if (ended !== null) return ended === 'inactive' && reason === 'devices' ? { kind: 'modal', reason } : nothing;
    if (!loggedIn) return error.endpoint === 'login' ? { kind: 'modal', reason } : { kind: 'clear' };
    return { kind: 'logout', reason };
  }
  if (errors !== 'alert') return nothing;
  if (kind === 'api') {
    const text = textOf(error);
    return ours && code !== null && leaving.has(code) ? { kind: 'alertAndLeave', text } : { kind: 'alert', text };
  }
  if (kind === 'status' && ours && (status === 401 || status === 403))
    return { kind: 'alertAndCheck', text: { key: 'generic' } };
  if (kind === 'network') return alert('offline');
  if (kind === 'timeout') return alert(error.method === 'GET' ? 'offline' : 'timeout');
  return alert('generic');
}
