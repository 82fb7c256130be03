/** What is inserted into existing files for a new page, as text. */
import { extensionOf, type PageNames, readerOf, snake } from './newPageFiles.ts';

export interface Insertion {
  file: string;
  text: string;
  /** The text is inserted right before the last occurrence of this, or right after the first one. */
  before?: string;
  after?: string;
}

/** Returns the place after the last match of a row, which begins at the start of a line. */
const afterRow = (source: string, row: RegExp): string | null => source.match(row)?.at(-1) ?? null;

/** Returns the lines that register the page in existing files; `read` returns the text of a file. */
export function insertionsOf(names: PageNames, read: (file: string) => string): Insertion[] {
  const { area, screen, id, type, path, version, call, access, namespace, neighbour, entity } = names;
  const isMember = access === 'login';
  const at = `/en-hk${path}`;
  /** Inserts a row after the last row that matches, which belongs to the same area, else before the end of the table. */
  const beside = (file: string, row: RegExp, before: string, text: string): Insertion => {
    const after = neighbour && afterRow(read(file), row);
    return after ? { file, text, after } : { file, text, before };
  };
  const section = names.section ? ` section: '${names.section}',` : '';
  return [
    beside(
      'src/app/routes.ts',
      new RegExp(`page: '${area}/[^']*'(?:,\\n  )? ?\\},\\n`, 'g'),
      '];',
      `  { id: '${id}', path: '${path}', access: '${access}',${section} page: '${area}/${screen}/${type}Page' },\n`,
    ),
    beside(
      'src/shared/routing/paths.ts',
      new RegExp(`^  ${neighbour?.lastId}: .*,\\n`, 'gm'),
      '} as const;',
      `  ${id}: () => '${path}',\n`,
    ),
    beside(
      'test/routeTable.ts',
      new RegExp(`^  ${neighbour?.lastId}: \\{[^}]*\\},\\n`, 'gm'),
      '} as const satisfies',
      `  ${id}: { path: '${path}', access: '${access}' },\n`,
    ),
    {
      file: 'src/shared/http/endpoints.ts',
      before: '} as const satisfies',
      text: `  ${id}: { method: 'GET', version: ${version}, path: '${call}' },\n`,
    },
    ...(neighbour
      ? []
      : [
          {
            file: 'src/shared/i18n/i18next.d.ts',
            after: 'resources: {\n',
            text: `      ${namespace}: (typeof import('~locales/en/${namespace}.json'))['default'];\n`,
          },
        ]),
    ...(entity.isNew
      ? []
      : [{ file: `src/shared/entities/${entity.file}.ts`, text: extensionOf(names) + readerOf(names) }]),
    {
      file: 'mocks/handlers/handlers.ts',
      before: 'import { handle }',
      text: `import { ${id}Handlers } from './${id}';\n`,
    },
    { file: 'mocks/handlers/handlers.ts', after: 'return [\n', text: `    ...${id}Handlers,\n` },
    {
      file: 'test/endpointTable.ts',
      before: '} as const satisfies',
      text: `  ${id}: { call: 'GET v${version}/${call}', query: 'page=1&size_per_page=12',${isMember ? ' session: true,' : ''} keys: ['${snake(entity.list)}', 'current_page', 'total_pages'] },\n`,
    },
    {
      file: 'test/faults/rows.ts',
      before: 'import { positionSaved }',
      text: `import { ${id} } from '@/features/${area}/${screen}/state';\n`,
    },
    {
      file: 'test/faults/rows.ts',
      after: 'export const rows: readonly Row[] = [\n',
      text: `  block('${id}', ${id}, "We couldn't load this list", { ${isMember ? '...mine, ' : ''}at: '${at}' }),\n`,
    },
  ];
}
