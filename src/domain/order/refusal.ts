/** Interprets the server's responses to an order. */
import type { AppError } from '@/shared/http/AppError';

/** `other`: a conflict with an unknown code. */
export type Refusal = 'price' | 'owned' | 'presale' | 'other';

const refusals: Readonly<Record<string, Refusal>> = {
  '20-200-0001-001': 'price',
  '20-200-0001-002': 'owned',
  '20-200-0001-003': 'presale',
};

/** Returns whether the server reports a conflict (409): not an error, since the page shows what has changed. */
export const isConflict = ({ status }: Pick<AppError, 'status'>): boolean => status === 409;

export function refusalOf(error: Pick<AppError, 'status' | 'code'>): Refusal | null {
  if (!isConflict(error)) return null;
  return (error.code !== null && refusals[error.code]) || 'other';
}

/**
 * Returns whether the server may have accepted the order although its response did not arrive; it is then looked up by
 * its key.
 */
export const isUncertain = ({ kind, status }: Pick<AppError, 'kind' | 'status'>): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'body' || (status !== null && status >= 500);
