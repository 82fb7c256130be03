/** Inline script of documents whose pages begin early; built and inserted by `build/early.ts`. */
import { beginEarly, type EarlyTable } from './beginEarly';

try {
  globalThis.early = beginEarly(JSON.parse(document.getElementById('early')?.textContent ?? '') as EarlyTable);
} catch {
  // Denied cookies or storage: the app begins everything itself.
}
