/**
 * `npm run new -- page <area>/<screen>` writes a page with a paged list, which passes every check: the page with its
 * state, calls, saga and test, its English texts, an endpoint with a mock, and the rows of all of these in the tables.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Entity, filesOf, type Neighbour, type PageNames, textsOf } from './newPageFiles.ts';
import { type Insertion, insertionsOf } from './newPageRows.ts';
import { toggleFilesOf, toggleInsertionsOf, toggleTexts } from './newToggleFiles.ts';

const usage = `Write: npm run new -- page <area>/<screen>, for example: npm run new -- page course/my-notes
  --access login             the page is for members
  --path /my/notes           its address; default: /<area>/<screen>
  --call v4/students/notes   its call; default: v3/<area>/<screen>, for members v3/students/<area>/<screen>
  --entity instructor        it lists what src/shared/entities/instructor.ts has; default: an entity of its own
  --toggle                   it is for members, and each item has a button that marks it`;

interface Options {
  access?: string | undefined;
  path?: string | undefined;
  call?: string | undefined;
  entity?: string | undefined;
  toggle?: boolean | undefined;
}

const capitalOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camelOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns what the routes say of an area; null when it has no page. */
function neighbourOf(root: string, area: string): Neighbour | null {
  const routes = readFileSync(join(root, 'src/app/routes.ts'), 'utf8');
  const rows = [...routes.matchAll(/\bid: '(\w+)'(?:(?!\bid: ').)*?page: '(([\w-]+)\/[^']+)'/gs)];
  const own = rows.filter(([, , , folder]) => folder === area);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const page = readFileSync(join(root, `src/features/${first[2]}.tsx`), 'utf8');
  return { namespace: /useTranslation\(\[?'(\w+)'/.exec(page)?.[1] ?? camelOf(area), lastId: last[1] ?? '' };
}

/** Returns the entry of the navigation that pages below the first segment of a path mark; null for none. */
function sectionOf(root: string, path: string): string | null {
  const [, segment] = path.split('/');
  const row = new RegExp(`path: '/${segment}['/][^}]*?section: '(\\w+)'`);
  return row.exec(readFileSync(join(root, 'src/app/routes.ts'), 'utf8'))?.[1] ?? null;
}

const itemOf = (id: string) => ({ schema: `${id}ItemSchema`, type: `${capitalOf(id)}Item` });

/**
 * Returns the names of an existing entity, or, for a toggle, of an item of the page `id` that extends it. Throws when
 * its file has none with a name, or no list of it.
 */
function entityOf(root: string, file: string, id: string, toggle: boolean): Entity {
  const path = join(root, 'src/shared/entities', `${file}.ts`);
  const [source, schema] = [existsSync(path) ? readFileSync(path, 'utf8') : '', `${file}Schema`];
  const needed = [
    `export const ${schema} = shape({`,
    `export type ${capitalOf(file)} `,
    'name: requiredText',
    'listOf',
    '...paging',
  ];
  const lacking = needed.filter((text) => !source.includes(text));
  if (lacking.length > 0) throw new Error(`src/shared/entities/${file}.ts lacks ${lacking.join(', ')}`);
  const names = toggle ? { ...itemOf(id), base: schema } : { schema, type: capitalOf(file), base: null };
  return { file, ...names, list: `${file}s`, isNew: false };
}

/** Returns version and path from `v4/students/notes`. Throws for anything else. */
function callOf(text: string): Pick<PageNames, 'version' | 'call'> {
  const [, version, call] = /^v(\d)\/([a-z_]+(?:\/[a-z_]+)*)$/.exec(text) ?? [];
  if (!version || !call) throw new Error(usage);
  return { version: Number(version), call };
}

/** Returns the names of a page from `area/screen` and the tree below `root`. Throws for anything else. */
export function namesOf(root: string, target: string, options: Options = {}): PageNames {
  const { access = options.toggle ? 'login' : 'public', path = `/${target}` } = options;
  const [, area, screen] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(target) ?? [];
  if (!area || !screen || (access !== 'login' && access !== 'public')) throw new Error(usage);
  if (!/^(\/[a-z]+(-[a-z]+)*)+$/.test(path) || (options.toggle && access === 'public')) throw new Error(usage);
  const id = camelOf(screen);
  const neighbour = neighbourOf(root, area);
  const own = { file: id, ...itemOf(id), list: id, isNew: true, base: null };
  return {
    area,
    screen,
    id,
    type: capitalOf(id),
    title: capitalOf(screen.replaceAll('-', ' ')),
    path,
    ...callOf(options.call ?? `v3/${access === 'login' ? 'students/' : ''}${target}`.replaceAll('-', '_')),
    access,
    namespace: neighbour?.namespace ?? camelOf(area),
    section: sectionOf(root, path),
    neighbour,
    entity: options.entity === undefined ? own : entityOf(root, options.entity, id, options.toggle === true),
  };
}

/** Returns the source with the text inserted. Throws with the text and its file when the place is not found. */
function insert(source: string, { file, text, before, after }: Insertion): string {
  if (before === undefined && after === undefined) return source + text;
  const at = before ? source.lastIndexOf(`\n${before}`) + 1 : source.indexOf(after ?? '') + (after ?? '').length;
  const isFound = before ? at > 0 : source.includes(after ?? '');
  if (!isFound)
    throw new Error(`No place found in ${file}. Add this line there, and mend build/newPageRows.ts:\n${text}`);
  return source.slice(0, at) + text + source.slice(at);
}

/** Returns the file of the area's English texts with the block of the page. */
function withTexts(file: string, source: string, names: PageNames, toggle: boolean): string {
  const texts = JSON.parse(source) as Record<string, unknown>;
  if (names.id in texts)
    throw new Error(`${file} has a block ${names.id} already: choose another name for the screen.`);
  const block = { ...textsOf(names), ...(toggle ? toggleTexts : {}) };
  return `${JSON.stringify({ ...texts, [names.id]: block }, null, 2)}\n`;
}

/**
 * Writes the files of a page below `root` and registers them in existing files. Returns the paths of all these files.
 * @throws Error when one of the new files exists, or the place of a line is not found; nothing is written then.
 */
export function writePage(root: string, names: PageNames, { toggle = false }: Options = {}): string[] {
  const written = new Map(Object.entries({ ...filesOf(names), ...(toggle ? toggleFilesOf(names) : {}) }));
  for (const file of written.keys())
    if (existsSync(join(root, file))) throw new Error(`${file} exists already: choose another name for the screen.`);
  const read = (file: string) => written.get(file) ?? readFileSync(join(root, file), 'utf8');
  const change = (all: readonly Insertion[]) => {
    for (const insertion of all) written.set(insertion.file, insert(read(insertion.file), insertion));
  };
  change(insertionsOf(names, read));
  if (toggle) change(toggleInsertionsOf(names, read));
  const texts = `locales/en/${names.namespace}.json`;
  written.set(texts, withTexts(texts, names.neighbour ? read(texts) : '{}', names, toggle));
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

const option = { type: 'string' } as const;

export async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { access: option, path: option, call: option, entity: option, toggle: { type: 'boolean' } },
  });
  const [kind, target = '', ...more] = positionals;
  if (kind !== 'page' || more.length > 0) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const names = namesOf(process.cwd(), target, values);
  const files = writePage(process.cwd(), names, values);
  if (!formatFiles(process.cwd(), files)) process.exitCode = 1;
  console.log(`
Written:
  ${files.join('\n  ')}

Next:
  1. See the page: npm start, then http://localhost:5173/en-hk${names.path}
  2. Read the real fields in src/shared/entities/${names.entity.file}.ts, and let mocks/handlers/${names.id}.ts send them.
  3. Write the English texts in ${`locales/en/${names.namespace}.json`}; other languages may follow until a release.
  4. Check it: npm run check`);
}
