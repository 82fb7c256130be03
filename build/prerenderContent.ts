import type { Locale } from './prerender.ts';

export interface PageAddress {
  /** Path on the site. */
  url: string;
  locale: Locale;
  /** Below the locale. */
  path: string;
}

export interface PageContent {
  /** Initial state of the page's ducks, by key. */
  state: Record<string, unknown>;
  /** Keys of ducks whose content failed to load. */
  dropped: string[];
}

/** Number of pages requested concurrently: an API that hangs costs the limit a few times, not once per page. */
const atOnce = 4;

/** Returns the content of each page by its `url`. Rejects when a page's content cannot be collected. */
export async function collectContents(
  addresses: readonly PageAddress[],
  collect: (address: PageAddress) => Promise<PageContent>,
): Promise<Map<string, PageContent>> {
  const contents = new Map<string, PageContent>();
  const waiting = [...addresses];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) contents.set(next.url, await collect(next));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return contents;
}
