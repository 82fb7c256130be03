import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildEnv } from './env.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Returns the keys of a text file without their plural forms: `block.name`. */
function keysOf(tree: unknown, prefix = ''): string[] {
  if (typeof tree === 'string') return [prefix.replace(pluralForm, '')];
  return Object.entries(tree as object).flatMap(([name, inner]) => keysOf(inner, prefix ? `${prefix}.${name}` : name));
}

/**
 * Returns the texts that exist in English but not in every other language, one line each: `topic:head.title: ja, ko`.
 * `root` is the folder that contains `locales`.
 */
export function findDrafts(root: string): string[] {
  const folder = join(root, 'locales');
  const read = (language: string, file: string) => {
    const path = join(folder, language, file);
    return existsSync(path) ? keysOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
  };
  const languages = readdirSync(folder).filter((name) => !/^en(-|$)/.test(name));
  return readdirSync(join(folder, 'en')).flatMap((file) => {
    const known = languages.map((language) => ({ language, keys: new Set(read(language, file)) }));
    return [...new Set(read('en', file))].flatMap((key) => {
      const without = known.filter(({ keys }) => !keys.has(key)).map(({ language }) => language);
      return without.length > 0 ? [`${file.replace('.json', '')}:${key}: ${without.join(', ')}`] : [];
    });
  });
}

/**
 * Lets a text be written in English first: returns the constant that makes the app show English in place of missing
 * texts, and lists those. It is on in development, in unit tests, and in builds for tests with such texts: builds with
 * the mock backend, and with `ALLOW_DRAFT_TEXTS=true` in the environment.
 * @throws Error for a release build with such texts, naming each and the languages that lack it.
 */
export function defineDraftTexts(command: 'build' | 'serve', env: BuildEnv, root: string): Record<string, string> {
  const drafts = findDrafts(root);
  const list = drafts.map((draft) => `\n  ${draft}`).join('');
  const isRelease = command === 'build' && env.VITE_ENABLE_MOCKS !== 'true' && process.env.ALLOW_DRAFT_TEXTS !== 'true';
  if (isRelease && drafts.length > 0)
    throw new Error(
      `These texts are not translated. Write each in locales/<language>/<file>.json before a release:${list}`,
    );
  // The unit tests list them once, in test/locales.test.ts.
  if (drafts.length > 0 && !process.env.VITEST) console.warn(`Shown in English until they are translated:${list}`);
  return { 'import.meta.env.VITE_DRAFT_TEXTS': JSON.stringify(String(command === 'serve' || drafts.length > 0)) };
}
