/** The files of a new page, as text. */

export interface PageNames {
  /** Folder below `src/features`: `course`. */
  area: string;
  /** Folder of the page and last segment of its path: `my-notes`. */
  screen: string;
  /** Id of the route, key of the duck and of the texts, name of the endpoint: `myNotes`. */
  id: string;
  /** Beginning of components and types: `MyNotes`. */
  type: string;
  /** Title of the page: `My notes`. */
  title: string;
  /** Path of the page: `/course/my-notes`. */
  path: string;
  /** Version of the endpoint. */
  version: number;
  /** Path of the endpoint below `/api/v{version}/`: `course/my_notes`, and for members `students/course/my_notes`. */
  call: string;
  /** Who may open the page. */
  access: 'public' | 'login';
  /** File of the texts: that of the area. */
  namespace: string;
  /** Entry of the navigation that the page marks. */
  section: string | null;
  /** What the area has so far; null for a new area. */
  neighbour: Neighbour | null;
  entity: Entity;
}

/** The first and the last page of an area, as the routes name them. */
export interface Neighbour {
  /** First namespace of the area's first page. */
  namespace: string;
  /** Id of the last page. */
  lastId: string;
}

/** What the list consists of. */
export interface Entity {
  /** File below `src/shared/entities`. */
  file: string;
  type: string;
  schema: string;
  /** Name of the list in the response. */
  list: string;
  isNew: boolean;
  /** Schema of an existing entity that the items extend; null: the items are the entity itself. */
  base: string | null;
}

/** Returns the text with words divided by underscores, as the API names its fields. */
export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the reader of the response. */
export const readerOf = ({ type, call, entity }: PageNames) => `
/** \`${call}\`: { ${entity.list}, currentPage, totalPages }. */
export const read${type}Answer = read(shape({ ${entity.list}: listOf(${entity.schema}), ...paging }));
`;

/** Returns the schema of an item that extends an existing entity with what a toggle reads. */
export const extensionOf = ({ entity: { base, schema, type } }: PageNames) =>
  base === null
    ? ''
    : `
export const ${schema} = extend(${base}, { isMarked: flag });
export type ${type} = v.InferOutput<typeof ${schema}>;
`;

const entityFile = (names: PageNames): Record<string, string> => {
  const { schema, type } = names.entity;
  return {
    [`src/shared/entities/${names.entity.file}.ts`]: `import type * as v from 'valibot';
import { id, requiredText } from './fields';
import { paging } from './paging';
import { listOf, read, shape } from './read';

export const ${schema} = shape({
  id,
  name: requiredText,
});
export type ${type} = v.InferOutput<typeof ${schema}>;
${readerOf(names)}`,
  };
};

/** Returns the English texts of the page: a block of the area's file. */
export const textsOf = ({ title }: PageNames): Record<string, string> => ({
  title,
  text: `What ${title} shows`,
  emptyTitle: 'Nothing here',
  emptyText: 'New items will appear here',
  errorTitle: "We couldn't load this list",
});

/** Returns the new files by their paths from the root; the formatter makes the final line breaks. */
export function filesOf(names: PageNames): Record<string, string> {
  const { area, screen, id, type, title, path, version, call, access, namespace, entity } = names;
  const folder = `src/features/${area}/${screen}`;
  const item = entity.type;
  const isMember = access === 'login';
  return {
    ...(entity.isNew ? entityFile(names) : {}),
    [`${folder}/state.ts`]: `import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { ${item} } from '@/shared/entities/${entity.file}';

export const ${id}Size = 12;

export const ${id} = pagedListActions<null, ${item}>('${id}');

export const ${id}ItemId = ({ id }: ${item}) => id;

export interface ${type}Slice {
  ${id}: PagedListState<${item}, null>;
}

export const ${id}Reducer = pagedListReducer(${id}, { mode: 'append', idOf: ${id}ItemId });

export const ${id}Selectors = pagedListSelectors((root: ${type}Slice) => root.${id}, ${id}Size);
`,
    [`${folder}/api.ts`]: `import type { PageParams } from '@/shared/duck/pagedList';
import { read${type}Answer } from '@/shared/entities/${entity.file}';
import type { Http } from '@/shared/http/http';
import { ${id}Size } from './state';

export const get${type} = async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: ${id}Size };
  const answer = await http.request('${id}', { query, read: read${type}Answer, signal });
  return { items: answer.${entity.list}, totalPages: answer.totalPages };
};
`,
    [`${folder}/saga.ts`]: `import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchPagedList } from '@/shared/duck/watchPagedList';
${isMember ? "import { clearOnSession } from '@/platform/session/clearOnSession';\n" : ''}import { get${type} } from './api';
import { ${id}, ${id}Reducer, ${id}Selectors } from './state';

function* ${id}Saga(): SagaIterator {
  yield* watchPagedList(${id}, get${type}, { select: ${id}Selectors.selectList });
${isMember ? `  yield* clearOnSession(${id}.clear);\n` : ''}}

export const ${id}Duck = createDuck('${id}', { reducer: ${id}Reducer, saga: ${id}Saga });
`,
    [`${folder}/${type}Page.tsx`]: `import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PagedList } from '@/platform/lists/PagedList';
import type { ${item} } from '@/shared/entities/${entity.file}';
import type { EnterContext } from '@/shared/routing/page';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { ListBody, ListHead } from '@/shared/ui/layout/ListPage';
import { ${id}Duck } from './saga';
import { ${id}, ${id}ItemId, ${id}Selectors, ${id}Size } from './state';

export const ducks = [${id}Duck];

export const enter = ({ load }: EnterContext) => [${id}[load](null)];

export const head = (t: i18n['t']) => ({
  title: t('${id}.title', { ns: '${namespace}' }),
  description: t('${id}.text', { ns: '${namespace}' }),
});

const Item = ({ item }: { item: ${item} }) => (
  <article>
    <h2>{item.name}</h2>
  </article>
);

export default function ${type}Page() {
  const { t } = useTranslation(['${namespace}', 'common']);
  return (
    <div className="wrap">
      <ListHead>
        <h1>{t('${id}.title')}</h1>
        <p>{t('${id}.text')}</p>
      </ListHead>
      <ListBody>
        <PagedList
          actions={${id}}
          selectors={${id}Selectors}
          idOf={${id}ItemId}
          Item={Item}
          headingLevel={2}
          layout="rows"
          skeleton={<CardSkeletons kind="row" count={${id}Size} layout="rows" />}
          empty={<EmptyState boxed headingLevel={2} title={t('${id}.emptyTitle')} text={t('${id}.emptyText')} />}
          errorTitle={t('${id}.errorTitle')}
          errorText={t('common:errors.generic')}
        />
      </ListBody>
    </div>
  );
}
`,
    [`${folder}/${type}Page.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend${isMember ? ', loginAs' : ''} } from '~mocks/node';
${isMember ? "import { student } from '~test/faults/rows';\n" : ''}import { callsTo, settled, setupApp } from '~test/setupApp';

const { open } = setupApp();
const openPage = () => open('/en-hk${path}'${isMember ? ', { token: loginAs(student) }' : ''});

it('shows the first page of the list', async () => {
  await openPage();
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '${title} 1' })).toBeVisible();
  expect(callsTo('${id}').map(({ query: { lang: _, ...query } }) => query)).toEqual([{ page: '1', size_per_page: '12' }]);
  await settled();
});

it('says when the list did not load, and when it is empty', async () => {
  backend.faults.plan({ endpoint: '${id}', status: 500 });
  const { user } = await openPage();
  expect(await screen.findByRole('heading', { level: 2, name: "We couldn't load this list" })).toBeVisible();
  backend.faults.plan({ endpoint: '${id}', body: { data: { ${snake(entity.list)}: [], total_pages: 0 } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing here' })).toBeVisible();
  await settled();
});
`,
    [`mocks/handlers/${id}.ts`]: `import { api } from './api';
import { pageOf } from './lists';

const all = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: \`${title} \${index + 1}\` }));

export const ${id}Handlers = [
  api('${id}', 'GET', ${version}, '${call}', (call) => {
    const { items, ...paging } = pageOf(call, all, 12);
    return { ${entity.list}: items, ...paging };
  }),
];
`,
  };
}
