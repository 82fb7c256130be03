import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createServerCode } from './serverCode.ts';

const files: Record<string, string> = {
  'entry-server.js': 'import"./assets/core.js";()=>import("./assets/Course.js")',
  'assets/core.js': 'core',
  'assets/Course.js': 'import"./card.js"',
  'assets/card.js': 'card',
  'assets/Post.js': 'post',
  'assets/common.js': 'texts',
};
const manifest = {
  'src/entry-server.tsx': { file: 'entry-server.js', isEntry: true, imports: ['_core.js'] },
  '_core.js': { file: 'assets/core.js' },
  'src/Course.tsx': { file: 'assets/Course.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card.js' },
  'src/Post.tsx': { file: 'assets/Post.js' },
  'locales/en/common.json': { file: 'assets/common.js' },
};

async function hashOfCourse(changed?: string) {
  const root = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['.vite', 'assets']) mkdirSync(join(root, folder));
  for (const [name, code] of Object.entries(files))
    writeFileSync(join(root, name), name === changed ? `${code};1` : code);
  writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify(manifest));
  return (await createServerCode(root))(['src/Course.tsx', 'locales/en/common.json', 'src/not-in-it.ts']);
}

it.each([
  ['entry-server.js', true],
  ['assets/core.js', true],
  ['assets/Course.js', true],
  ['assets/card.js', true],
  ['assets/common.js', true],
  ['assets/Post.js', false],
])('a change in %s changes the code of a page: %s', async (file, changes) => {
  expect((await hashOfCourse(file)) !== (await hashOfCourse())).toBe(changes);
});
