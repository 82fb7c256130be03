import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import type { VisitorView } from '../rules/view';
import { countItems } from './checkout';
import { toCollectionCard } from './collectionCard';
import { toPicture } from './common';

/** Returns the card of a bundle or prepack. */
export function toBundleCard(view: VisitorView, collection: CheckoutCollection) {
  return {
    id: collection.id,
    name: collection.name,
    courseAmount: countItems(collection),
    picture: toPicture(collection.pictureUrl),
    checkoutCollection: toCollectionCard(view, collection),
  };
}
