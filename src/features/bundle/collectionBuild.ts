/** The common part of the build files of bundles and prepacks. */
import { breadcrumbsBelow, courseCrumb, type DescribedPage, topicCrumb } from '@/domain/prerender/describedPage';
import type { PageBuild } from '@/domain/prerender/pageBuild';
import { itemList } from '@/domain/prerender/things';
import { salePath } from '@/domain/sale/sale';
import { type CheckoutSlice, selectCollectionDetail } from '@/domain/sale/state';
import { collectionDocuments } from '@/domain/search/document';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { RouteParams } from '@/shared/routing/page';

const selectLoaded = (root: CheckoutSlice, { id }: RouteParams) => selectCollectionDetail(root, Number(id)).data;

/** The parts of a collection that have a page. */
const partsOf = ({ contents: { courses, liveTopics } }: CheckoutCollection) => [
  ...courses.map(courseCrumb),
  ...liveTopics.map(topicCrumb),
];

/** Returns the build file of a page for one kind of collection; `pathOf` returns the page's path. */
export function collectionBuild(pathOf: (id: number) => string) {
  const select = (root: CheckoutSlice, params: RouteParams) => {
    const data = selectLoaded(root, params);
    return data && salePath(data) === pathOf(data.id) ? data : null;
  };
  return {
    content: select,
    isElsewhere: (root: CheckoutSlice, params: RouteParams) =>
      selectLoaded(root, params) !== null && select(root, params) === null,
    describe: (collection: CheckoutCollection, page: DescribedPage) => [
      itemList(collection.name, partsOf(collection), page),
      breadcrumbsBelow(page, [collection.name, page.path]),
    ],
    documents: collectionDocuments,
  } satisfies PageBuild<CheckoutCollection>;
}
