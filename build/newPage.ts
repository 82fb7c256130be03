/**
 * `npm run new -- page <area>/<screen>` writes a page with a paged list, which passes every check: the page with its
 * state, calls, saga and test, its English texts, an endpoint with a mock, and the rows of all of these in the tables.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Insertion, insertionsOf } from './newPageRows.ts';
import { readSources } from './sourceTree.ts';

const usage = `Write: npm run new -- page <area>/<screen>, for example: npm run new -- page course/my-notes
  --access login             the page is for members
  --path /my/notes           its address; default: /<area>/<screen>
  --call v4/students/notes   its call; default: v3/<area>/<screen>, for members v3/students/<area>/<screen>
  --entity instructor        it lists what src/shared/entities/instructor.ts has; default: an entity of its own`;

interface Options {
  access?: string | undefined;
  path?: string | undefined;
  call?: string | undefined;
  entity?: string | undefined;
}

const capitalOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camelOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the main namespace and the last route of an area; null when it has no page. */
function neighbourOf(root: string, area: string) {
  const routes = readFileSync(join(root, 'src/app/routes.ts'), 'utf8');
  const rows = [...routes.matchAll(/\bid: '(\w+)'(?:(?!\bid: ').)*?page: '([\w-]+)(\/[^']+)'/gs)];
  const own = rows.filter(([, , folder]) => folder === area);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const page = readFileSync(join(root, `src/features/${area}${first[3]}.tsx`), 'utf8');
  return { namespace: /useTranslation\(\[?'(\w+)'/.exec(page)?.[1] ?? camelOf(area), lastId: last[1] ?? '' };
}

/** Returns the entry of the navigation that pages below the first segment of a path mark; null for none. */
function sectionOf(root: string, path: string): string | null {
  const row = new RegExp(`path: '/${path.split('/')[1]}['/][^}]*?section: '(\\w+)'`);
  return row.exec(readFileSync(join(root, 'src/app/routes.ts'), 'utf8'))?.[1] ?? null;
}

/** Returns the names of an existing entity. Throws when its file has none with a name, or no list of it. */
function entityOf(root: string, entity: string) {
  const path = join(root, 'src/shared/entities', `${entity}.ts`);
  const [source, schema, item] = [
    existsSync(path) ? readFileSync(path, 'utf8') : '',
    `${entity}Schema`,
    capitalOf(entity),
  ];
  const needed = [`const ${schema} = shape({`, `type ${item} `, 'name: requiredText', 'listOf', '...paging'];
  const lacking = needed.filter((text) => !source.includes(text));
  if (lacking.length > 0) throw new Error(`src/shared/entities/${entity}.ts lacks ${lacking.join(', ')}`);
  return { entity, schema, item, list: `${entity}s` };
}

export type PageNames = ReturnType<typeof namesOf>;

/**
 * Returns the names of a page from `area/screen` and the tree below `root`. Throws for names that cannot be used, and for
 * those that are taken.
 */
export function namesOf(root: string, target: string, options: Options = {}) {
  const { access = 'public', path = `/${target}` } = options;
  const [, area, screen] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(target) ?? [];
  const plainCall = `v3/${access === 'login' ? 'students/' : ''}${target}`.replaceAll('-', '_');
  const [, version, call] = /^v(\d)\/([a-z_]+(?:\/[a-z_]+)*)$/.exec(options.call ?? plainCall) ?? [];
  const isKnownPath = /^(\/[a-z]+(-[a-z]+)*)+$/.test(path);
  if (!area || !screen || !version || !call || !isKnownPath || !['login', 'public'].includes(access))
    throw new Error(usage);
  const id = camelOf(screen);
  refuseTaken(root, { id, path, version, call });
  const neighbour = neighbourOf(root, area);
  const own = { entity: id, schema: `${id}ItemSchema`, item: `${capitalOf(id)}Item`, list: id };
  const listed = options.entity === undefined ? own : entityOf(root, options.entity);
  return {
    /** Folder below `src/features`: `course`. */
    area,
    /** Folder of the page: `my-notes`. */
    screen,
    /** Id of the route, key of the duck and of the texts, name of the endpoint: `myNotes`. */
    id,
    /** Beginning of components and types: `MyNotes`. */
    type: capitalOf(id),
    /** Title of the page: `My notes`. */
    title: capitalOf(screen.replaceAll('-', ' ')),
    path,
    version,
    /** Path of the endpoint below `/api/v{version}/`. */
    call,
    /** Whether only members may open the page. */
    member: access === 'login',
    /** File of the texts: that of the area. */
    namespace: neighbour?.namespace ?? camelOf(area),
    section: sectionOf(root, path),
    neighbour,
    ...listed,
    isNewEntity: options.entity === undefined,
    /** Name of the list in the response. */
    wireList: snakeOf(listed.list),
  };
}

/** Throws when the product has a route, call or action with these names already, or no such version of the API. */
function refuseTaken(
  root: string,
  { id, path, version, call }: { id: string; path: string; version: string; call: string },
) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [routes, endpoints] = [read('src/app/routes.ts'), read('src/shared/http/endpoints.ts')];
  const versions = /version: ([\d |]+);/.exec(endpoints)?.[1]?.split(' | ') ?? [];
  if (!versions.includes(version)) throw new Error(`The API has no version ${version}, only ${versions.join(', ')}.`);
  const taken = (what: string) => new Error(`There is ${what} already: choose another name.`);
  if (routes.includes(`id: '${id}'`)) throw taken(`a route ${id}`);
  if (routes.includes(`path: '${path}'`)) throw taken(`a page at ${path}`);
  if (new RegExp(`^  ${id}: `, 'm').test(endpoints)) throw taken(`an endpoint ${id}`);
  if (endpoints.includes(`method: 'GET', version: ${version}, path: '${call}'`))
    throw taken(`a call of v${version}/${call}`);
  const action = new RegExp(`\\(\\s*'${id}['/]`);
  for (const [file, code] of readSources('src', root))
    if (/(state|saga)\.ts$/i.test(file) && action.test(code)) throw taken(`an action or a duck ${id} in ${file}`);
}

/** Returns the source with the text inserted. Throws with the text and its file when the place is not found. */
function insert(source: string, { file, text, before, after }: Insertion): string {
  if (before === undefined && after === undefined) return source + text;
  const at = before ? source.lastIndexOf(`\n${before}`) + 1 : source.indexOf(after ?? '') + (after ?? '').length;
  if (before ? at === 0 : !source.includes(after ?? ''))
    throw new Error(`No place found in ${file}. Add this line there, and mend build/newPageRows.ts:\n${text}`);
  return source.slice(0, at) + text + source.slice(at);
}

/** Returns a template's text; a line that begins with `{{member}}` or `{{guest}}` is only for such pages. */
function fill(template: string, names: PageNames): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8');
  const chosen = text.replace(/^\{\{(member|guest)\}\}(.*\n)/gm, (_, kind: string, line: string) =>
    (kind === 'member') === names.member ? line : '',
  );
  return chosen.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(names[name as keyof PageNames]));
}

/** Returns the English texts of the page: a block of the area's file. */
const textsOf = ({ title }: PageNames) => ({
  title,
  text: `What ${title} shows`,
  emptyTitle: 'Nothing here',
  emptyText: 'New items will appear here',
  errorTitle: "We couldn't load this list",
});

/** Returns the new and the changed files, as text. Throws when a new file exists, or the place of a line is not found. */
function filesOf(root: string, names: PageNames): Map<string, string> {
  const { area, screen, id, type, namespace, neighbour, entity, isNewEntity } = names;
  const folder = `src/features/${area}/${screen}`;
  const files = new Map([
    ...(isNewEntity ? [[`src/shared/entities/${entity}.ts`, fill('entity.ts', names)] as const] : []),
    ...['state.ts', 'api.ts', 'saga.ts'].map((name) => [`${folder}/${name}`, fill(name, names)] as const),
    ...['Page.tsx', 'Page.test.tsx'].map((name) => [`${folder}/${type}${name}`, fill(name, names)] as const),
    [`mocks/handlers/${id}.ts`, fill('handlers.ts', names)],
  ]);
  for (const file of files.keys())
    if (existsSync(join(root, file))) throw new Error(`${file} exists already: choose another name for the screen.`);
  const read = (file: string) => files.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const insertion of insertionsOf(names, read)) files.set(insertion.file, insert(read(insertion.file), insertion));
  const texts = `locales/en/${namespace}.json`;
  const blocks = JSON.parse(neighbour ? read(texts) : '{}') as Record<string, unknown>;
  if (id in blocks) throw new Error(`${texts} has a block ${id} already: choose another name for the screen.`);
  return files.set(texts, `${JSON.stringify({ ...blocks, [id]: textsOf(names) }, null, 2)}\n`);
}

/** Sorts imports and breaks lines. Throws when the linter does not accept the files. */
export function formatFiles(root: string, files: readonly string[]): void {
  const args = ['--no-install', 'biome', 'check', '--write', '--vcs-enabled=false', ...files];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The formatter has failed: nothing was written.');
}

/**
 * Writes the files of a page below `root`, registers them in existing files, and formats all of these. Returns their paths.
 * Throws when a step fails; everything is then as before.
 */
export function writePage(root: string, names: PageNames, format = formatFiles): string[] {
  const files = filesOf(root, names);
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of files) {
      const path = join(root, file);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
      const folder = mkdirSync(dirname(path), { recursive: true });
      undo.push(() => (before === null ? rmSync(folder ?? path, { recursive: true }) : writeFileSync(path, before)));
      writeFileSync(path, text);
    }
    format(root, [...files.keys()]);
    return [...files.keys()];
  } catch (error) {
    for (const restore of undo.reverse()) restore();
    throw error;
  }
}

const option = { type: 'string' } as const;

export async function main(args: string[]): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { access: option, path: option, call: option, entity: option },
    });
    const [kind, target = '', ...more] = positionals;
    if (kind !== 'page' || more.length > 0) throw new Error(usage);
    const root = resolve();
    const names = namesOf(root, target, values);
    const files = writePage(root, names);
    console.log(`${files.map((file) => `  ${file}`).join('\n')}

Next:
  1. See the page: npm start, then http://localhost:5173/en-hk${names.path}
  2. Read the real fields in src/shared/entities/${names.entity}.ts, and let mocks/handlers/${names.id}.ts send them.
  3. Write the English texts in locales/en/${names.namespace}.json; other languages may follow until a release.
  4. Check it: npm run check`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
