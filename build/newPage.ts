/**
 * `npm run new -- page <area>/<screen>` writes a page with a paged list, which passes every check: the page with its
 * state, calls, saga and test, its English texts, an endpoint with a mock, and the rows of all of these in the tables.
 * With `--toggle` the page is for members, and each item has a button that marks it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, type Insertion, insertionsOf, type PageNames } from './newPageFiles.ts';
import { toggleFilesOf, toggleInsertionsOf } from './newToggleFiles.ts';

const usage = 'Write: npm run new -- page <area>/<screen> [--toggle], for example: npm run new -- page course/my-notes';

interface Options {
  /** Writes a button into each item that marks it; the page is then for members. */
  toggle?: boolean;
}

/** Returns the names of a page from `area/screen`. Throws for anything else. */
export function namesOf(target: string, { toggle = false }: Options = {}): PageNames {
  const [, area, screen] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(target) ?? [];
  if (!area || !screen) throw new Error(usage);
  const type = screen.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const words = screen.replaceAll('-', ' ');
  return {
    area,
    screen,
    type,
    id: type.charAt(0).toLowerCase() + type.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    call: `${toggle ? 'students/' : ''}${area}/${screen}`.replaceAll('-', '_'),
    access: toggle ? 'login' : 'public',
  };
}

/** Returns the source with the text inserted. Throws with the text and its file when the place is not found. */
function insert(source: string, { file, text, before, after }: Insertion): string {
  const at = before ? source.lastIndexOf(`\n${before}`) + 1 : source.indexOf(after ?? '') + (after ?? '').length;
  const isFound = before ? at > 0 : source.includes(after ?? '');
  if (!isFound)
    throw new Error(`No place found in ${file}. Add this line there, and mend build/newPageFiles.ts:\n${text}`);
  return source.slice(0, at) + text + source.slice(at);
}

/**
 * Writes the files of a page below `root` and registers them in existing files. Returns the paths of all these files.
 * @throws Error when one of the new files exists, or the place of a line is not found; nothing is written then.
 */
export function writePage(root: string, names: PageNames, { toggle = false }: Options = {}): string[] {
  const written = new Map(Object.entries({ ...filesOf(names), ...(toggle ? toggleFilesOf(names) : {}) }));
  for (const file of written.keys())
    if (existsSync(join(root, file))) throw new Error(`${file} exists already: choose another name for the screen.`);
  for (const insertion of [...insertionsOf(names), ...(toggle ? toggleInsertionsOf(names) : [])]) {
    const source = written.get(insertion.file) ?? readFileSync(join(root, insertion.file), 'utf8');
    written.set(insertion.file, insert(source, insertion));
  }
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...written.keys()];
}

/** Sorts imports and breaks lines; returns whether the linter accepts the files. */
export function formatFiles(root: string, files: readonly string[]): boolean {
  const args = ['--no-install', 'biome', 'check', '--write', '--vcs-enabled=false', ...files];
  return spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

export async function main([kind, target = '', option, ...more]: string[]): Promise<void> {
  if (kind !== 'page' || (option !== undefined && option !== '--toggle') || more.length > 0) throw new Error(usage);
  const toggle = option === '--toggle';
  const names = namesOf(target, { toggle });
  const files = writePage(process.cwd(), names, { toggle });
  if (!formatFiles(process.cwd(), files)) process.exitCode = 1;
  console.log(`
Written:
  ${files.join('\n  ')}

Next:
  1. See the page: npm start, then http://localhost:5173/en-hk/${names.area}/${names.screen}
  2. Give the endpoint its real path and fields: src/shared/http/endpoints.ts, src/shared/entities/${names.id}.ts,
     mocks/handlers/${names.id}.ts and test/endpointTable.ts. A page for members has access 'login' in src/app/routes.ts
     and test/routeTable.ts.
  3. Write the English texts in locales/en/${names.id}.json; other languages may follow until a release.
  4. Check it: npm run check -- src/features/${names.area}/${names.screen}`);
}
