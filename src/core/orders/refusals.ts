/** What is known from refused orders of this visit. */
import type { OrderRequest, OrdersState } from './state';

type Refusals = OrdersState['refusals'];
type Items = OrderRequest['items'];

const itemsKey = (items: Items) =>
  items
    .map(({ type, id }) => `${type}:${id}`)
    .sort()
    .join();

/** The server said that exactly this is the visitor's already. `items`: what is chosen of a bundle, else none. */
export const isRefusedAsOwned = (refusals: Refusals, collectionId: number, items: Items): boolean =>
  Object.values(refusals).some(
    ({ request, why }) =>
      why === 'owned' && request.collectionId === collectionId && itemsKey(request.items) === itemsKey(items),
  );

/** The server said that the early price of a collection is over. */
export const isPresaleRefused = (refusals: Refusals, collectionId: number): boolean =>
  Object.values(refusals).some(({ request, why }) => why === 'presale' && request.collectionId === collectionId);
