/** What is inserted into existing files for a new page, as text. */
import type { PageNames } from './names.ts';

export interface Insertion {
  file: string;
  text: string;
  /** The text is inserted right before the last occurrence of this, or right after the first one; else at the end. */
  before?: string;
  after?: string;
}

/** Returns the lines that register the page in existing files; `read` returns the text of a file. */
export function insertionsOf(names: PageNames, read: (file: string) => string): Insertion[] {
  const { area, screen, id, type, path, version, call, member, namespace, neighbour, entity, list } = names;
  /** Inserts a row after the last row that matches, which belongs to the same area, else before the end of the table. */
  const beside = (file: string, row: RegExp, before: string, text: string): Insertion => {
    const after = neighbour && read(file).match(row)?.at(-1);
    return after ? { file, text, after } : { file, text, before };
  };
  const section = names.section ? ` section: '${names.section}',` : '';
  const newArea = `      ${namespace}: typeof import('~locales/en/${namespace}.json');\n`;
  return [
    beside(
      'src/app/routes.ts',
      new RegExp(`page: '${area}/[^']*'(?:,\\n  )? ?\\},\\n`, 'g'),
      '];',
      `  { id: '${id}', path: '${path}', access: '${member ? 'login' : 'public'}',${section} staysMounted: true, page: '${area}/${screen}/${type}Page' },\n`,
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
      `  ${id}: { path: '${path}', access: '${member ? 'login' : 'public'}' },\n`,
    ),
    {
      file: 'src/shared/http/endpoints.ts',
      before: '} as const satisfies',
      text: `  ${id}: { call: 'GET v${version}/${call}'${member ? ', session: true' : ''} },\n`,
    },
    ...(neighbour ? [] : [{ file: 'src/shared/i18n/i18next.d.ts', after: 'resources: {\n', text: newArea }]),
    {
      file: `src/shared/entities/${entity}.ts`,
      text: `
/** \`${call}\`: { ${list}, currentPage, totalPages }. */
export const read${type}Response = createParser(objectOf({ ${list}: listOf(${names.schema}), ...pagingFields }));
`,
    },
    {
      file: 'mocks/handlers/handlers.ts',
      before: 'import { createHandler }',
      text: `import { ${id}Handlers } from './${id}';\n`,
    },
    { file: 'mocks/handlers/handlers.ts', after: 'return [\n', text: `    ...${id}Handlers,\n` },
    {
      file: 'docs/api/openapi.yaml',
      before: 'components:',
      text: `  /v${version}/${call}: { $ref: paths/${id}.yaml#/${id} }\n`,
    },
    {
      file: 'test/api/calls.ts',
      after: 'export const queries: Readonly<Record<string, string>> = {\n',
      text: `  ${id}: 'page=1&size_per_page=12',\n`,
    },
    {
      file: 'test/faults/rows.ts',
      before: 'import type { Row }',
      text: `import { ${id}Rows } from './rows/${id}';\n`,
    },
    { file: 'test/faults/rows.ts', before: '];', text: `  ...${id}Rows,\n` },
  ];
}
