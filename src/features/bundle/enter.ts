/** First call, not-found check and head of the pages of bundles and prepacks. */
import type { i18n } from 'i18next';
import { type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { isMissing } from '@/shared/duck/fetch';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, RouteParams } from '@/shared/routing/page';
import { pictureUrl } from '@/shared/ui/content/pictureSources';

export const enterCollection = ({ params, load }: EnterContext) => [collectionDetail[load]({ id: Number(params.id) })];

/** Selects whether the server does not know the collection, or it sells a single item, which has a page of its own. */
export const selectCollectionMissing = (root: CheckoutSlice, { id }: RouteParams): boolean => {
  const detail = selectCollectionDetail(root, Number(id));
  return detail.data === null ? isMissing(detail) : detail.data.kind === 'single';
};

/** Returns the `head` of a page; `key` names the title that is shown until the collection has loaded. */
export const createHead =
  (key: 'title' | 'packTitle') =>
  (t: i18n['t'], root: CheckoutSlice, { id }: RouteParams) => {
    const { data } = selectCollectionDetail(root, Number(id));
    if (!data) return { title: t(key, { ns: 'bundle' }) };
    const description = excerptOf(data.description);
    const image = pictureUrl(data.picture, 'head');
    return {
      title: data.name,
      ...(description ? { description } : {}),
      ...(image ? { imageUrl: image } : {}),
    };
  };
