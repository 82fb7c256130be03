import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { SearchDocument } from '../bundle/server.ts';
import { addDocuments, linesOf, readDocuments } from './documentFiles.ts';

const document = (title: string) => ({ title, about: 'Two\nlines' }) as SearchDocument;

it('keeps the documents of each locale, also those that are added at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const titles = Array.from({ length: 200 }, (_, index) => `${index} `.repeat(500));
  await Promise.all(titles.map((title) => addDocuments(folder, 'ja-jp', linesOf([document(title)]))));
  await addDocuments(folder, 'ja-jp', linesOf([document('二'), document('三')]));
  await addDocuments(folder, 'en-hk', linesOf([document('One')]));
  await addDocuments(folder, 'th-th', linesOf([]));
  const found = (await readDocuments(folder, 'ja-jp')).map(({ title }) => title);
  expect(found.sort()).toEqual([...titles, '二', '三'].sort());
  expect(await readDocuments(folder, 'en-hk')).toEqual([document('One')]);
  expect(await readDocuments(folder, 'th-th')).toEqual([]);
});
