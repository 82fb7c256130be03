import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { SearchDocument } from '../bundle/server.ts';
import { linesOf, openDocumentFiles, readDocuments } from './documentFiles.ts';

const document = (title: string) => ({ title, about: 'Two\nlines' }) as SearchDocument;

it('keeps the documents of each locale, also those that are added at the same time', async () => {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'new', 'documents');
  const files = await openDocumentFiles(folder);
  const titles = Array.from({ length: 200 }, (_, index) => `${index} `.repeat(500));
  await Promise.all(titles.map((title) => files.add('ja-jp', linesOf([document(title)]))));
  await files.add('ja-jp', linesOf([document('二'), document('三')]));
  await files.add('en-hk', linesOf([document('One')]));
  await files.add('th-th', linesOf([]));
  await files.close();
  expect(await readDocuments(folder, 'ja-jp')).toEqual([...titles, '二', '三'].map(document));
  expect(await readDocuments(folder, 'en-hk')).toEqual([document('One')]);
  expect(await readDocuments(folder, 'th-th')).toEqual([]);
});
