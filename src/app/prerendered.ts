/** What a prerendered page says about itself, as JSON in a data block that is never executed. */
import { isLocale, type Locale } from '@/shared/i18n/locales';

export const blockId = 'prerendered';

export interface Prerendered {
  locale: Locale;
  /** The full path, with the locale. */
  path: string;
  /** First state of the page's ducks, by key. */
  state: Readonly<Record<string, unknown>>;
}

/** Null when the page was not prerendered, or the block is not one of ours. */
export function readPrerendered(document: Pick<Document, 'getElementById'>): Prerendered | null {
  const text = document.getElementById(blockId)?.textContent;
  if (!text) return null;
  try {
    const { locale, path, state } = JSON.parse(text) as Prerendered;
    const usable = isLocale(locale) && typeof path === 'string' && typeof state === 'object' && state !== null;
    return usable ? { locale, path, state } : null;
  } catch {
    return null;
  }
}
