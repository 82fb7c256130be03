/** Facts learned from refused orders of this visit. */
import type { OrderRequest, OrdersState } from '@/domain/order/state';

type Refusals = OrdersState['refusals'];
type Items = OrderRequest['items'];

const itemsKey = (items: Items) =>
  items
    .map(({ type, id }) => `${type}:${id}`)
    .sort()
    .join();

/**
 * Returns whether the server refused exactly this order because the visitor owns it. `items`: the chosen items of a
 * bundle, else none.
 */
export const isRefusedAsOwned = (refusals: Refusals, collectionId: number, items: Items): boolean =>
  Object.values(refusals).some(
    ({ request, why }) =>
      why === 'owned' && request.collectionId === collectionId && itemsKey(request.items) === itemsKey(items),
  );

/** Returns whether the server refused an order because the collection's early price has ended. */
export const isPresaleRefused = (refusals: Refusals, collectionId: number): boolean =>
  Object.values(refusals).some(({ request, why }) => why === 'presale' && request.collectionId === collectionId);
