import type { AppError } from '@/shared/http/AppError';

/** In characters. */
const longestText = 300;

/** Returns the server's message for a failed call, in one line and truncated; null when there is none. */
export function serverText({ message }: AppError): string | null {
  const text = message?.replace(/\s+/g, ' ').trim() ?? '';
  if (!text) return null;
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
