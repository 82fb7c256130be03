import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, SearchDocument } from '../bundle/server.ts';

const fileOf = (folder: string, locale: Locale) => join(folder, `${locale}.jsonl`);

/** Returns documents as text, a line for each: so a build can store and pass them without reading them. */
export const linesOf = (documents: readonly SearchDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');

/**
 * Adds documents (`linesOf`) to the file of a locale in an existing folder: memory does not grow with the catalogue. Their
 * order is any.
 */
export async function addDocuments(folder: string, locale: Locale, lines: string): Promise<void> {
  if (lines !== '') await appendFile(fileOf(folder, locale), lines);
}

/** Returns the lines of a locale's documents; none when it has no file. */
export async function readLines(folder: string, locale: Locale): Promise<string[]> {
  const text = await readFile(fileOf(folder, locale), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

/** Returns the documents of a locale. */
export const readDocuments = async (folder: string, locale: Locale): Promise<SearchDocument[]> =>
  (await readLines(folder, locale)).map((line) => JSON.parse(line) as SearchDocument);
