import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, SearchDocument } from '../bundle/server.ts';

const fileOf = (folder: string, locale: Locale) => join(folder, `${locale}.jsonl`);

/** Returns documents as text, a line for each: so a build can store and pass them without reading them. */
export const linesOf = (documents: readonly SearchDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');

/** Files of search documents: memory does not grow with the catalogue. */
export interface DocumentFiles {
  /** Adds documents (`linesOf`); resolves when they are written. */
  add(locale: Locale, lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Creates the folder, and a file in it for each locale with documents. */
export async function openDocumentFiles(folder: string): Promise<DocumentFiles> {
  const files = new Map<Locale, WriteStream>();
  await mkdir(folder, { recursive: true });

  function open(locale: Locale): WriteStream {
    const file = files.get(locale) ?? createWriteStream(fileOf(folder, locale));
    files.set(locale, file);
    return file;
  }

  const finish = (write: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => write((error) => (error ? reject(error) : resolve())));

  return {
    async add(locale, lines) {
      if (lines !== '') await finish((done) => open(locale).write(lines, done));
    },
    async close() {
      await Promise.all([...files.values()].map((file) => finish((done) => file.end(done))));
    },
  };
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
