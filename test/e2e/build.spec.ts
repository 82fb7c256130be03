import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { distDir } from './rig/servers';

const files = () =>
  readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a build without mocks holds nothing of them', () => {
  const texts = files().filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  const backend = ['[MSW]', 'mockServiceWorker', '@lantern.example', 'lantern-demo'];
  const tools = ['QA panel', '--qa-bottom', '__mock', 'Design system', 'data-scheme'];
  const found = texts.filter((file) =>
    [...backend, ...tools].some((trace) => readFileSync(file, 'utf8').includes(trace)),
  );
  expect(found).toEqual([]);
  expect(files().filter((file) => /mock|\.(map|mp4|m3u8|vtt)$/i.test(file))).toEqual([]);
});

test('what the first load brings is split by how often it changes', () => {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8');
  for (const chunk of ['react', 'vendor', 'core'])
    expect(html).toMatch(new RegExp(`modulepreload[^>]*/assets/${chunk}-`));
});
