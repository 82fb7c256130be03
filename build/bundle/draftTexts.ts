import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildEnv } from '../settings/env.ts';

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
 * Returns the constant that makes the app show English in place of missing texts: on in development and in unit tests,
 * and in a build while texts are missing.
 */
export const defineDraftTexts = (command: 'build' | 'serve', drafts: readonly string[]): Record<string, string> => ({
  'import.meta.env.VITE_DRAFT_TEXTS': JSON.stringify(String(command === 'serve' || drafts.length > 0)),
});

/**
 * Lets a text be written in English first: lists the texts without translations, and makes a release build fail on them. Builds with the mock backend, and those with `ALLOW_DRAFT_TEXTS=true` in the environment, are for
 * tests and are never released.
 */
export function draftTexts(command: 'build' | 'serve', env: BuildEnv, drafts: readonly string[]): Plugin {
  return {
    name: 'draft-texts',
    configResolved() {
      // The unit tests list them once, in test/locales.test.ts.
      if (drafts.length === 0 || process.env.VITEST) return;
      const list = drafts.map((draft) => `\n  ${draft}`).join('');
      const forTests = env.VITE_ENABLE_MOCKS === 'true' || process.env.ALLOW_DRAFT_TEXTS === 'true';
      if (command === 'build' && !forTests)
        throw new Error(
          `These texts are not translated. Write each in locales/<language>/<file>.json before a release:${list}`,
        );
      console.warn(`Shown in English until they are translated:${list}`);
    },
  };
}
