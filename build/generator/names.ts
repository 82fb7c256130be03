import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../tools/sourceTree.ts';

export const usage = `Write: npm run new -- page <area>/<screen>, for example: npm run new -- page course/my-notes
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

/** Returns the names of an existing entity. Throws when its file lacks a name or a list. */
function entityOf(root: string, entity: string) {
  const path = join(root, 'src/shared/entities', `${entity}.ts`);
  const [source, schema, item] = [
    existsSync(path) ? readFileSync(path, 'utf8') : '',
    `${entity}Schema`,
    capitalOf(entity),
  ];
  const needed = [
    `const ${schema} = objectOf({`,
    `type ${item} `,
    'name: requiredTextField',
    'listOf',
    '...pagingFields',
  ];
  const lacking = needed.filter((text) => !source.includes(text));
  if (lacking.length > 0) throw new Error(`src/shared/entities/${entity}.ts lacks ${lacking.join(', ')}`);
  return { entity, schema, item, list: `${entity}s`, described: describedIn(root, item) };
}

/** Returns the file of `docs/api/schemas` that describes an entity, without its ending. Throws when there is none. */
function describedIn(root: string, item: string): string {
  const folder = join(root, 'docs/api/schemas');
  const file = readdirSync(folder).find((name) =>
    new RegExp(`^${item}:$`, 'm').test(readFileSync(join(folder, name), 'utf8')),
  );
  if (!file) throw new Error(`docs/api/schemas does not describe ${item}`);
  return file.replace('.yaml', '');
}

export type PageNames = ReturnType<typeof namesOf>;

/**
 * Returns the names of a page from `area/screen` and the tree below `root`. Throws for unusable and for taken names.
 */
export function namesOf(root: string, target: string, options: Options = {}) {
  const { access = 'public', path = `/${target}` } = options;
  const [, area, screen] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(target) ?? [];
  const plainCall = `v3/${access === 'login' ? 'students/' : ''}${target}`.replaceAll('-', '_');
  const [, version, call] = /^v(\d)\/([a-z_]+(?:\/[a-z_]+)*)$/.exec(options.call ?? plainCall) ?? [];
  const isKnownPath = /^(\/[a-z]+(-[a-z]+)*)+$/.test(path);
  if (path.includes(':'))
    throw new Error(
      `The command writes no page with an id (${path}): begin with the table of places in docs/guide/add-a-page.md, and take src/features/academy/post/PostPage.tsx as the example.`,
    );
  if (!area || !screen || !version || !call || !isKnownPath || !['login', 'public'].includes(access))
    throw new Error(usage);
  const id = camelOf(screen);
  refuseTaken(root, { id, path, version, call });
  const neighbour = neighbourOf(root, area);
  const own = { entity: id, schema: `${id}ItemSchema`, item: `${capitalOf(id)}Item`, list: id, described: id };
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
  const versions = /type Version = ([\d |]+);/.exec(endpoints)?.[1]?.split(' | ') ?? [];
  if (!versions.includes(version)) throw new Error(`The API has no version ${version}, only ${versions.join(', ')}.`);
  const taken = (what: string) => new Error(`There is ${what} already: choose another name.`);
  if (routes.includes(`id: '${id}'`)) throw taken(`a route ${id}`);
  if (routes.includes(`path: '${path}'`)) throw taken(`a page at ${path}`);
  if (new RegExp(`^  ${id}: `, 'm').test(endpoints)) throw taken(`an endpoint ${id}`);
  if (endpoints.includes(`'GET v${version}/${call}'`)) throw taken(`a call of v${version}/${call}`);
  const action = new RegExp(`\\(\\s*'${id}['/]`);
  for (const [file, code] of readSources('src', root))
    if (/(state|saga)\.ts$/i.test(file) && action.test(code)) throw taken(`an action or a duck ${id} in ${file}`);
}
