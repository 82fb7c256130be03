import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyEnv } from '../test/buildEnv.ts';
import { defineDraftTexts, findDrafts } from './draftTexts.ts';

/** Writes text files into a new folder, and returns the folder. */
function writeTexts(files: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, tree] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'locales', path)), { recursive: true });
    writeFileSync(join(root, 'locales', path), JSON.stringify(tree));
  }
  return root;
}

const complete = {
  'en/home.json': { head: { title: 'Home' }, count_one: 'One', count_other: '{{count}}' },
  'en-au/home.json': { head: { title: 'Homepage' } },
  'ja/home.json': { head: { title: 'ホーム' }, count_other: '{{count}}件' },
  'zh-tw/home.json': { head: { title: '首頁' }, count_other: '{{count}}' },
};
const withDrafts = {
  ...complete,
  'en/home.json': { ...complete['en/home.json'], more: 'More' },
  'ja/home.json': { ...complete['ja/home.json'], more: 'もっと見る' },
  'en/lists.json': { left_one: 'One left', left_other: '{{count}} left' },
};

describe('draft texts', () => {
  it('are the English texts that a language lacks, each once', () => {
    expect(findDrafts(writeTexts(withDrafts))).toEqual(['home:more: zh-tw', 'lists:left: ja, zh-tw']);
    expect(findDrafts(writeTexts(complete))).toEqual([]);
  });

  const configure = (files: Record<string, object>, command: 'build' | 'serve', mocks = 'false') =>
    defineDraftTexts(command, { ...emptyEnv, VITE_ENABLE_MOCKS: mocks }, writeTexts(files))[
      'import.meta.env.VITE_DRAFT_TEXTS'
    ];

  it('fail a release build, with the texts, their languages and what to do', () => {
    expect(() => configure(withDrafts, 'build')).toThrow(
      /Write each in locales\/<language>\/<file>\.json before a release:\n {2}home:more: zh-tw\n {2}lists:left: ja, zh-tw$/,
    );
    expect(configure(complete, 'build')).toBe('"false"');
  });

  it('are shown in English by the development server and by builds for tests', () => {
    expect([configure(withDrafts, 'serve'), configure(complete, 'serve')]).toEqual(['"true"', '"true"']);
    expect([configure(withDrafts, 'build', 'true'), configure(complete, 'build', 'true')]).toEqual([
      '"true"',
      '"false"',
    ]);
    vi.stubEnv('ALLOW_DRAFT_TEXTS', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(configure(withDrafts, 'build')).toBe('"true"');
  });
});
