import type { Locale } from './prerender.ts';

export interface PageAddress {
  /** Path on the site. */
  url: string;
  locale: Locale;
  /** Below the locale. */
  path: string;
}

export interface PageContent {
  /** First state of the page's ducks, by key. */
  state: Record<string, unknown>;
  /** Ducks whose content did not come. */
  dropped: string[];
}

/** Pages asked for at the same time: an API that hangs costs the limit a few times, not once for each page. */
const atOnce = 4;

/** The content of each page by its `url`. A page whose content cannot be had at all rejects the whole. */
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
