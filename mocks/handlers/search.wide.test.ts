import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectState } from '@/app/prerender/collectState';
import { listContent } from '@/app/prerender/listContent';
import { listLevels } from '@/app/prerender/listLevels';
import { searchDocuments } from '@/app/prerender/searchDocuments';
import { buildIndex } from '@/domain/search/buildIndex';
import { type IndexFile, indexPath } from '@/domain/search/indexFile';
import type { Locale } from '@/shared/i18n/locales';
import { createMockServer, type MockServer } from '../server';

const now = Date.parse('2026-11-18T19:10:00+08:00');
let api: MockServer;

beforeAll(async () => {
  api = await createMockServer({ port: 0, now });
  api.backend.reset({ now, anchor: now });
});
afterAll(() => api.close());

/** Returns the index that the mock backend serves. */
async function served(locale: Locale): Promise<IndexFile[]> {
  const read = async (file: number) => (await (await fetch(api.url + indexPath(locale, file))).json()) as IndexFile;
  const first = await read(0);
  return [first, ...(await Promise.all(Array.from({ length: first.more }, (_, at) => read(at + 1))))];
}

/** Makes the index as a build does: from the state of each page that the API's lists name. */
async function built(locale: Locale): Promise<IndexFile[]> {
  const { pages, missing } = await listContent(locale, api.url);
  expect(missing).toEqual([]);
  const documents = [];
  for (const path of Object.keys(pages)) {
    const { state } = await collectState(locale, path, 8000, {
      apiUrl: api.url,
      origin: 'https://www.example.com',
      at: Date.now(),
    });
    documents.push(...searchDocuments(path, state));
  }
  return JSON.parse(
    JSON.stringify([...buildIndex(locale, documents, await listLevels(locale, api.url))]),
  ) as IndexFile[];
}

// One locale: reading every page takes long. Its words have no spaces between them.
it('is the index which a build makes from the same content', { timeout: 120_000 }, async () =>
  expect(await served('th-th')).toEqual(await built('th-th')),
);
