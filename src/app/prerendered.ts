/** Metadata of a prerendered page, as JSON in a data block that is never executed. */
import { isLocale, type Locale } from '@/shared/i18n/locales';

export const blockId = 'prerendered';

export interface Prerendered {
  locale: Locale;
  /** The full path, with the locale. */
  path: string;
  /** When the page was rendered, in epoch milliseconds; hydration uses this as the present time. */
  at: number;
  /** Initial state of the page's ducks, by key. */
  state: Readonly<Record<string, unknown>>;
}

/** Returns null when the page was not prerendered or the block is malformed. */
export function readPrerendered(document: Pick<Document, 'getElementById'>): Prerendered | null {
  const text = document.getElementById(blockId)?.textContent;
  if (!text) return null;
  try {
    const { locale, path, at, state } = JSON.parse(text) as Prerendered;
    const placed = isLocale(locale) && typeof path === 'string' && Number.isFinite(at);
    return placed && typeof state === 'object' && state !== null ? { locale, path, at, state } : null;
  } catch {
    return null;
  }
}
