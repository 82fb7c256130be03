/**
 * `npm run new -- page <area>/<screen>` writes a page with a paged list: the page with its state, calls, saga and
 * test, its English texts, an endpoint with a mock, and the rows of all of these in the tables.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { namesOf, type PageNames, usage } from './names.ts';
import { type Insertion, insertionsOf } from './rows.ts';

/** Returns the source with the text inserted. Throws with the text and its file when the place is not found. */
function insert(source: string, { file, text, before, after }: Insertion): string {
  if (before === undefined && after === undefined) return source + text;
  const at = before ? source.lastIndexOf(`\n${before}`) + 1 : source.indexOf(after ?? '') + (after ?? '').length;
  if (before ? at === 0 : !source.includes(after ?? ''))
    throw new Error(`No place found in ${file}. Add this line there, and mend build/generator/rows.ts:\n${text}`);
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
    ...(isNewEntity
      ? [
          [`src/shared/entities/${entity}.ts`, fill('entity.ts', names)] as const,
          [`docs/api/schemas/${entity}.yaml`, fill('schema.yaml', names)] as const,
        ]
      : []),
    [`docs/api/paths/${id}.yaml`, fill('path.yaml', names)],
    ...['state.ts', 'api.ts', 'saga.ts'].map((name) => [`${folder}/${name}`, fill(name, names)] as const),
    ...['Page.tsx', 'Page.test.tsx'].map((name) => [`${folder}/${type}${name}`, fill(name, names)] as const),
    [`mocks/handlers/${id}.ts`, fill('handlers.ts', names)],
    [`test/faults/rows/${id}.ts`, fill('faultRows.ts', names)],
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
  2. Read the real fields in src/shared/entities/${names.entity}.ts, let mocks/handlers/${names.id}.ts send them, and describe
     them in docs/api.
  3. Write the English texts in locales/en/${names.namespace}.json; other languages may follow until a release.
  4. Let the second server answer in test/secondServer, and name the call in the table of areas of docs/api/README.md.
  5. Check it: npm run check`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
