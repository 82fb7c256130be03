import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyEnv } from '../../test/buildEnv.ts';
import { defineDraftTexts, draftTexts, findDrafts } from './draftTexts.ts';

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

  /** Starts a build or the development server; returns what it prints. */
  function start(command: 'build' | 'serve', drafts: string[], mocks = 'false'): string {
    const printed = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    vi.stubEnv('VITEST', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { configResolved } = draftTexts(command, { ...emptyEnv, VITE_ENABLE_MOCKS: mocks }, drafts);
    (configResolved as () => void)();
    return printed.mock.calls.flat().join('');
  }
  const drafts = ['home:more: zh-tw', 'lists:left: ja, zh-tw'];
  const list = '\n  home:more: zh-tw\n  lists:left: ja, zh-tw';

  it('fail a release build, with the texts, their languages and what to do', () => {
    const advice = 'Write each in locales/<language>/<file>.json before a release:';
    expect(() => start('build', drafts)).toThrow(advice + list);
    expect(start('build', [])).toBe('');
  });

  it('are listed by the development server and by builds for tests', () => {
    const listed = `Shown in English until they are translated:${list}`;
    expect(start('serve', drafts)).toBe(listed);
    expect(start('build', drafts, 'true')).toBe(listed);
    vi.stubEnv('ALLOW_DRAFT_TEXTS', 'true');
    expect(start('build', drafts)).toBe(listed);
  });

  it('are shown in English, except in a build that has none', () => {
    const constant = 'import.meta.env.VITE_DRAFT_TEXTS';
    expect(defineDraftTexts('serve', [])).toEqual({ [constant]: '"true"' });
    expect(defineDraftTexts('build', drafts)).toEqual({ [constant]: '"true"' });
    expect(defineDraftTexts('build', [])).toEqual({ [constant]: '"false"' });
  });
});
