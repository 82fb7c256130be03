/** The error table of the product: one failed call and the session's state give one reaction; the first match wins. */
import { serverText } from '@/core/messages/serverText';
import type { EndReason } from '@/core/session/actions';
import type { ErrorPolicy } from '@/shared/duck/callApi';
import type { AppError } from '@/shared/http/AppError';

export type AlertText = { server: string } | { key: 'generic' | 'offline' | 'timeout' };

export type Reaction =
  | { do: 'nothing' }
  | { do: 'alert'; text: AlertText }
  /** Clears the session quietly: a guest cannot be logged out. */
  | { do: 'clear' }
  /** Only the message: the login call itself was refused for its session. */
  | { do: 'modal'; reason: EndReason }
  | { do: 'logout'; reason: EndReason }
  | { do: 'alertAndLeave'; text: AlertText }
  /** A refusal without a code: one refetch of the user decides whether the session still lives. */
  | { do: 'alertAndCheck'; text: AlertText };

export interface ErrorSituation {
  error: AppError;
  errors: ErrorPolicy;
  loggedIn: boolean;
  /** The forced logout that is being shown. */
  ended: EndReason | null;
}

const sessionFamily = /^\d{2}-100-0008-\d{3}$/;
const tooManyDevices = '20-100-0008-010';
const leaving = new Set(['20-100-0002-000', '20-100-0003-000']);
const otherHosts = new Set(['submitTicket', 'uploadFile', 'trackVideo']);

const nothing: Reaction = { do: 'nothing' };
const alert = (key: 'generic' | 'offline' | 'timeout'): Reaction => ({ do: 'alert', text: { key } });

function textOf(error: AppError): AlertText {
  const text = serverText(error);
  return text === null ? { key: 'generic' } : { server: text };
}

/** Rows 1–13 of the table; a chunk that does not load (row 14) never is a call and has its own guard. */
export function decide({ error, errors, loggedIn, ended }: ErrorSituation): Reaction {
  const { kind, code, status } = error;
  if (kind === 'abort' || kind === 'stale') return nothing;
  const ours = !otherHosts.has(error.endpoint);
  if (ours && code !== null && sessionFamily.test(code)) {
    // The user is leaving by themselves, so a session that was over already ends as they asked.
    if (error.endpoint === 'logout') return nothing;
    const reason: EndReason = code === tooManyDevices ? 'devices' : 'inactive';
    if (ended !== null) return ended === 'inactive' && reason === 'devices' ? { do: 'modal', reason } : nothing;
    if (!loggedIn) return error.endpoint === 'login' ? { do: 'modal', reason } : { do: 'clear' };
    return { do: 'logout', reason };
  }
  if (errors !== 'alert') return nothing;
  if (kind === 'api') {
    const text = textOf(error);
    return ours && code !== null && leaving.has(code) ? { do: 'alertAndLeave', text } : { do: 'alert', text };
  }
  if (kind === 'status' && ours && (status === 401 || status === 403))
    return { do: 'alertAndCheck', text: { key: 'generic' } };
  if (kind === 'network') return alert('offline');
  if (kind === 'timeout') return alert(error.method === 'GET' ? 'offline' : 'timeout');
  return alert('generic');
}
