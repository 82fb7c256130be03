import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as fields from '@/shared/entities/fields';

/** Checks what the documentation names: files, headings and scripts. */
const root = resolve(import.meta.dirname, '..');
const pages = [
  'mocks/content/README.md',
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => join('docs', String(name)))
    .filter((name) => name.endsWith('.md')),
];
const read = (page: string) => readFileSync(join(root, page), 'utf8');

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');

/** Returns the anchors of a page's headings, as GitHub forms them. */
const anchorsOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the relative links of a page that lead to no file, or to a file without the named heading. */
function brokenLinks(page: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = join(dirname(page), path);
    if (path !== '' && !existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(path === '' ? text : read(target)).includes(anchor);
  });
}

/** Returns the `npm run` scripts that a page names and package.json lacks. */
function unknownScripts(text: string): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  return named.filter((name) => !Object.hasOwn(scripts, name));
}

/** Returns the paths of the source tree in a page's code spans that do not exist; `…`, `*` and `<` mark patterns. */
function unknownPaths(text: string): string[] {
  const spans = [...text.matchAll(/`((?:src|test|mocks|build|locales|docs)\/[^`\s]*)`/g)].map(([, path = '']) => path);
  return spans.filter((path) => !/[…*<{]/.test(path) && !existsSync(join(root, path)));
}

/** Every word of the code and of the names of its files, without this file, whose samples are in no other. */
const words = new Set([
  ...(read('package.json').match(/\w+/g) ?? []),
  ...['src', 'test', 'mocks', 'build', 'docs/api', 'locales'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name !== 'docs.test.ts' && /\.(tsx?|mjs|yaml|json|txt)$/.test(file.name))
      .flatMap(({ name, parentPath }) => `${name} ${read(relative(root, join(parentPath, name)))}`.match(/\w+/g) ?? []),
  ),
]);

/**
 * Returns the names of several words in a page's code spans that the code lacks. Those of a page that `npm run new` writes are not
 * there yet.
 */
function unknownNames(text: string): string[] {
  const [, example = ''] = /npm run new -- page \S+\/(\w+)/.exec(text) ?? [];
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const names = spans.flatMap((span) => span.match(/\b[A-Za-z]\w*[a-z0-9][A-Z]\w*\b(?!…)/g) ?? []);
  return names.filter((name) => !words.has(name) && !(example && name.toLowerCase().includes(example)));
}

/** Returns the lines of a page's excerpts that their file lacks; an excerpt begins with the path of its file. */
function staleExcerpts(text: string): string[] {
  const excerpts = [
    ...text.matchAll(/^ *```(?:tsx?|yaml)\n *(?:\/\/|#) ((?:src|test|mocks|build|docs)\/\S+)\n([\s\S]*?)^ *```$/gm),
  ];
  return excerpts.flatMap(([, path = '', lines = '']) => {
    const code = existsSync(join(root, path))
      ? read(path)
          .split('\n')
          .map((line) => line.trim())
      : [];
    return lines.split('\n').filter((line) => line.trim() !== '' && !code.includes(line.trim()));
  });
}

describe.each(pages)('%s', (page) => {
  const text = read(page);
  it('links to files and headings that exist', () => expect(brokenLinks(page, text)).toEqual([]));
  it('names scripts that exist', () => expect(unknownScripts(text)).toEqual([]));
  it('names files that exist', () => expect(unknownPaths(text)).toEqual([]));
  it('quotes lines that their file has', () => expect(staleExcerpts(text)).toEqual([]));
  // A decision also names what was given up.
  it.skipIf(page.startsWith('docs/decisions'))('names what the code has', () => expect(unknownNames(text)).toEqual([]));
});

describe('the table of readers in docs/guide/add-a-field.md', () => {
  const table = read('docs/guide/add-a-field.md').matchAll(/^\| `(\w+Field)` \| `?([^|`]+?)`? \| ([^|]+) \|/gm);
  const rows = [...table].map(([, reader = '', value = '', kinds = '']) => ({ reader, value, kinds }));

  it('has each reader with what it gives without the key', () => {
    const given = Object.entries(fields).map(([reader, field]) => {
      const result = v.safeParse(field, undefined);
      return [reader, result.success ? JSON.stringify(result.output) : 'required'];
    });
    expect(Object.fromEntries(rows.map(({ reader, value }) => [reader, value]))).toEqual(Object.fromEntries(given));
  });

  it('names kinds that the description has', () => {
    const kinds = rows.flatMap((row) => row.kinds.match(/(?<=`)[A-Z]\w+(?=`)/g) ?? []);
    const known: readonly string[] = read('docs/api/schemas/fields.yaml').match(/^\w+(?=:$)/gm) ?? [];
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
    expect(kinds.length).toBeGreaterThan(rows.length / 2);
  });
});

describe('the check', () => {
  it('sees a name that the code lacks, unless `npm run new` writes it', () => {
    expect(unknownNames('`callApi` `SagaIterator` `t(noneOfThese)` `none` `findBy…`')).toEqual(['noneOfThese']);
    expect(unknownNames('`npm run new -- page course/sample` `getSampleList` `getNoneOfThese`')).toEqual([
      'getNoneOfThese',
    ]);
  });

  it('sees a quoted line that its file lacks', () => {
    const quote = (line: string) => `1. A step:\n\n   \`\`\`ts\n   // test/docs.test.ts\n   ${line}\n   \`\`\`\n`;
    expect(staleExcerpts(quote("const root = resolve(import.meta.dirname, '..');"))).toEqual([]);
    expect(staleExcerpts(quote('const root = 7;'))).toEqual(['   const root = 7;']);
  });

  it('sees a link to a missing file or heading, and lets code and other sites pass', () => {
    const text =
      '# A: title\n[a](none.md) [b](README.md#none) [c](#a-title) [d](#b) [e](README.md#licence)\n`[f](g)` [h](https://example.com/x)';
    expect(brokenLinks('CHECK.md', text)).toEqual(['none.md', 'README.md#none', '#b']);
  });

  it('sees a missing script and a missing file', () => {
    expect(unknownScripts('`npm run build` `npm run none:all`')).toEqual(['none:all']);
    expect(unknownPaths('`src/main.tsx` `src/none.ts` `src/features/<area>/state.ts` `src/app`')).toEqual([
      'src/none.ts',
    ]);
  });
});
