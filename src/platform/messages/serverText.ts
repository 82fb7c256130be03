import type { AppError } from '@/shared/http/AppError';
import { cutText } from '@/shared/lib/cutText';

/** In characters. */
const longestText = 300;

/** Returns the server's message for a failed call, in one line and truncated; null when there is none. */
export function serverText({ message }: AppError): string | null {
  const text = message?.replace(/\s+/g, ' ').trim() ?? '';
  if (!text) return null;
  return text.length > longestText ? `${cutText(text, longestText - 1)}…` : text;
}
