/**
 * Inline script of documents whose pages start early; built and inserted by `build/documents/early.ts`. An element's id is also a
 * global name, so the table's id is not `early`.
 */
import { type EarlyTable, startEarly } from './startEarly';

try {
  globalThis.early = startEarly(JSON.parse(document.getElementById('early-pages')?.textContent ?? '') as EarlyTable);
} catch {
  // Denied cookies or storage: the app starts everything itself.
}
