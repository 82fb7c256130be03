import type { AppError } from '@/shared/http/AppError';

/** Characters. */
const longestText = 300;

/** What the server says of a failed call, in one line and clamped; null where it says nothing. */
export function serverText({ message }: AppError): string | null {
  const text = message?.replace(/\s+/g, ' ').trim() ?? '';
  if (!text) return null;
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
