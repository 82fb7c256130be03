/** What `--toggle` adds to a new page, as text: a button in each item that marks it, with its duck, call and rows. */
import type { PageNames } from './newPageFiles.ts';
import type { Insertion } from './newPageRows.ts';

const folderOf = ({ area, screen }: PageNames) => `src/features/${area}/${screen}`;

/** Returns the new files by their paths from the root; the formatter makes the final line breaks. */
export function toggleFilesOf(names: PageNames): Record<string, string> {
  const { id, type, namespace, entity } = names;
  const folder = `${folderOf(names)}/marks`;
  const item = entity.type;
  return {
    [`${folder}/state.ts`]: `import { type ToggleState, toggleActions, toggleReducer } from '@/shared/duck/toggle';
import type { ${item} } from '@/shared/entities/${entity.file}';

/** What the toggle reads of an item. */
type ${type}Marked = Pick<${item}, 'id' | 'isMarked'>;

/** Marks an item, or removes its mark. */
export const ${id}Mark = toggleActions<${type}Marked>('${id}Marks');

export interface ${type}MarksSlice {
  ${id}Marks: ToggleState<${type}Marked>;
}

/** Returns whether the server has the item as marked. */
export const is${type}Marked = ({ isMarked }: ${type}Marked): boolean => isMarked;

export const ${id}MarksReducer = toggleReducer(${id}Mark, is${type}Marked);

/** Selects the items marked or unmarked in this session, by id. */
export const select${type}Marks = (root: ${type}MarksSlice) => root.${id}Marks;
`,
    [`${folder}/api.ts`]: `import type { ToggleParams } from '@/shared/duck/toggle';
import type { Http } from '@/shared/http/http';

export const put${type}Mark = (http: Http, { id, on }: ToggleParams, signal?: AbortSignal) =>
  http.request('mark${type}', { path: { id }, body: { isMarked: on }, read: () => null, signal });
`,
    [`${folder}/saga.ts`]: `import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { alertShown } from '@/platform/messages/state';
import { service } from '@/platform/services/services';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { createDuck } from '@/shared/duck/duck';
import { every } from '@/shared/duck/safely';
import { watchToggle } from '@/shared/duck/watchToggle';
import { put${type}Mark } from './api';
import { ${id}Mark, ${id}MarksReducer, is${type}Marked, select${type}Marks } from './state';

function* showSuccess({ payload: { on } }: ReturnType<typeof ${id}Mark.settled>): SagaIterator {
  const { i18n } = yield* service('translations');
  yield put(alertShown(i18n.t(on ? '${id}.marked' : '${id}.unmarked', { ns: '${namespace}' }), 'success'));
}

function* ${id}MarksSaga(): SagaIterator {
  yield* watchToggle(${id}Mark, put${type}Mark, { select: select${type}Marks, isOn: is${type}Marked });
  yield every(${id}Mark.settled, showSuccess, '${id}Marks/showSuccess');
  yield* clearOnSession(${id}Mark.clear);
}

export const ${id}MarksDuck = createDuck('${id}Marks', { reducer: ${id}MarksReducer, saga: ${id}MarksSaga });
`,
    [`${folder}/MarkButton.tsx`]: `import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ${item} } from '@/shared/entities/${entity.file}';
import { Button } from '@/shared/ui/actions/Button';
import { ${id}Mark, is${type}Marked, type ${type}MarksSlice, select${type}Marks } from './state';

export function MarkButton({ item }: { item: ${item} }) {
  const { t } = useTranslation('${namespace}');
  const dispatch = useDispatch();
  const entry = useSelector((root: ${type}MarksSlice) => select${type}Marks(root)[item.id]);
  const isMarked = entry?.shown ?? is${type}Marked(item);
  return (
    <Button
      variant="outline"
      // Ignores a second press while sending: the label has changed, so it would undo the first.
      onClick={() => entry?.sending || dispatch(${id}Mark.request(item, !isMarked))}
    >
      {t(isMarked ? '${id}.unmark' : '${id}.mark', { name: item.name })}
    </Button>
  );
}
`,
  };
}

/** Returns the insertion that imports a name from a module, unless the file has it. */
function importOf(file: string, source: string, module: string, name: string): Insertion[] {
  const [, list = ''] = new RegExp(`import \\{([^}]*)\\} from '${module}'`).exec(source) ?? [];
  const isImported = new RegExp(`\\b${name}\\b`).test(list);
  return isImported ? [] : [{ file, after: `import {${list.trimEnd()}`, text: `, ${name}` }];
}

/** Returns the English texts of the button. */
export const toggleTexts: Readonly<Record<string, string>> = {
  mark: 'Mark {{name}}',
  unmark: 'Unmark {{name}}',
  marked: 'Marked',
  unmarked: 'No longer marked',
};

/** Returns the lines that add the toggle to the files of the page, and register it in existing files. */
export function toggleInsertionsOf(names: PageNames, read: (file: string) => string): Insertion[] {
  const { area, screen, id, type, title, path, version, call, entity } = names;
  const folder = folderOf(names);
  const page = `${folder}/${type}Page.tsx`;
  const test = `${folder}/${type}Page.test.tsx`;
  const entityFile = `src/shared/entities/${entity.file}.ts`;
  const mock = `mocks/handlers/${id}.ts`;
  return [
    ...importOf(entityFile, read(entityFile), './fields', 'flag'),
    ...(entity.base === null
      ? [{ file: entityFile, after: `${entity.schema} = shape({\n`, text: '  isMarked: flag,\n' }]
      : importOf(entityFile, read(entityFile), './read', 'extend')),
    {
      file: 'test/fields/schemas.test.ts',
      after: 'fields: string])[] = [\n',
      text: `  ['${entity.schema}', '\`${type}Page.test.tsx\`', 'isMarked'],\n`,
    },
    {
      file: page,
      before: `import { ${id}Duck }`,
      text: `import { MarkButton } from './marks/MarkButton';\nimport { ${id}MarksDuck } from './marks/saga';\n`,
    },
    { file: page, after: `ducks = [${id}Duck`, text: `, ${id}MarksDuck` },
    { file: page, after: '<h2>{item.name}</h2>\n', text: '    <MarkButton item={item} />\n' },
    {
      file: test,
      before: "it('says when",
      text: `it('marks an item at once, and removes the mark again', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Mark ${title} 1' }));
  expect(screen.getByRole('button', { name: 'Unmark ${title} 1' })).toBeVisible();
  expect(await screen.findByText('Marked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unmark ${title} 1' }));
  expect(await screen.findByText('No longer marked')).toBeVisible();
  expect(callsTo('mark${type}').map(({ body }) => body)).toEqual([{ is_marked: true }, { is_marked: false }]);
  await settled();
});

`,
    },
    { file: mock, after: "import { api } from './api';\n", text: "import type { Call } from './call';\n" },
    {
      file: mock,
      before: 'export const',
      text: `function mark(call: Call): null {
  const id = call.id('id');
  return call.change((_, account) => {
    if (account) account.${id}Marks[id] = call.body.is_marked === true;
    return null;
  });
}

`,
    },
    {
      file: mock,
      after: `${entity.list}: items`,
      text: `.map((item) => ({ ...item, isMarked: call.account?.${id}Marks[item.id] ?? false }))`,
    },
    { file: mock, before: '];', text: `  api('mark${type}', 'PUT', ${version}, '${call}/:id/mark', mark),\n` },
    {
      file: 'mocks/db/state.ts',
      after: '  saved: Record<string, boolean>;\n',
      text: `  /** Items of "${title}" by id: marked or not. */\n  ${id}Marks: Record<string, boolean>;\n`,
    },
    { file: 'mocks/db/state.ts', after: '  saved: {},\n', text: `  ${id}Marks: {},\n` },
    {
      file: 'src/shared/http/endpoints.ts',
      before: '} as const satisfies',
      text: `  mark${type}: { method: 'PUT', version: ${version}, path: '${call}/{id}/mark', answer: 'none' },\n`,
    },
    {
      file: 'test/endpointTable.ts',
      before: '} as const satisfies',
      text: `  mark${type}: { call: 'PUT v${version}/${call}/{id}/mark', values: { id: 1 }, body: { is_marked: true }, session: true, keys: null },\n`,
    },
    {
      file: 'test/faults/rows.ts',
      before: 'import { positionSaved }',
      text: `import { ${id}Mark } from '@/features/${area}/${screen}/marks/state';\n`,
    },
    {
      file: 'test/faults/rows.ts',
      after: 'export const rows: readonly Row[] = [\n',
      text: `  { endpoint: 'mark${type}', ...mine, at: '/en-hk${path}', kind: 'loud', act: () => ${id}Mark.request({ id: 1, isMarked: false }, true), done: { says: 'Marked' } },\n`,
    },
  ];
}
