/** What the server's answers to an order mean for the visitor. */
import type { AppError } from '@/shared/http/AppError';

/** `other`: a conflict that this app does not know. */
export type Refusal = 'price' | 'owned' | 'presale' | 'other';

const refusals: Readonly<Record<string, Refusal>> = {
  '20-200-0001-001': 'price',
  '20-200-0001-002': 'owned',
  '20-200-0001-003': 'presale',
};

/** Conflicts are no errors: the page says what is different now. */
export const isConflict = ({ status }: Pick<AppError, 'status'>): boolean => status === 409;

export function refusalOf(error: Pick<AppError, 'status' | 'code'>): Refusal | null {
  if (!isConflict(error)) return null;
  return (error.code !== null && refusals[error.code]) || 'other';
}

/** The server may have taken the order although its answer did not arrive: it is looked for by its key. */
export const isUncertain = ({ kind, status }: Pick<AppError, 'kind' | 'status'>): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'body' || (status !== null && status >= 500);
