/** Bundle and prepack, as on a card. */
import type * as v from 'valibot';
import { pricedCollection } from './checkout';
import { pictureField } from './common';
import { idField, integerField, requiredTextField } from './fields';
import { objectOf } from './parser';

/** A card of a bundle or prepack, by `checkoutCollection.kind`; its id is the checkout collection's. */
export const bundleSchema = objectOf({
  id: idField,
  name: requiredTextField,
  courseAmount: integerField,
  picture: pictureField,
  checkoutCollection: pricedCollection,
});
export type Bundle = v.InferOutput<typeof bundleSchema>;
