import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, SearchDocument } from '../bundle/server.ts';

const fileOf = (folder: string, locale: Locale) => join(folder, `${locale}.jsonl`);

/** Returns documents as text, a line for each: so a build can store and pass them without reading them. */
export const linesOf = (documents: readonly SearchDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');

/**
 * Adds documents (`linesOf`) to the file of a locale in an existing folder: memory does not grow with the catalogue. Their
 * order is any, and a page's may be there twice.
 */
export async function addDocuments(folder: string, locale: Locale, lines: string): Promise<void> {
  if (lines !== '') await appendFile(fileOf(folder, locale), lines);
}

/** Returns the documents of a locale as text (`linesOf`); '' when it has no file. */
export const readLines = (folder: string, locale: Locale): Promise<string> =>
  readFile(fileOf(folder, locale), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Returns the documents of a locale. */
export async function readDocuments(folder: string, locale: Locale): Promise<SearchDocument[]> {
  const lines = (await readLines(folder, locale)).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SearchDocument);
}
