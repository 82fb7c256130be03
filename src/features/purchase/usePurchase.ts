import { useSelector } from 'react-redux';
import { selectCart } from '@/domain/cart/state';
import { selectRefusals } from '@/domain/order/state';
import { type CheckoutSlice, selectBundleOptions, selectCollectionDetail } from '@/domain/sale/state';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { computePurchase, type Purchase } from './purchase';
import { type PurchaseSlice, selectChoice } from './state';

/** Returns what would be bought now, and the price; null until the collection has loaded. */
export function usePurchase(id: number): Purchase | null {
  const { data: collection } = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const { data: options } = useSelector((root: CheckoutSlice) => selectBundleOptions(root, id));
  const cart = useSelector(selectCart);
  const choice = useSelector((root: PurchaseSlice) => selectChoice(root, id));
  const refusals = useSelector(selectRefusals);
  const regionCurrency = regions[useSelector(selectRegion)].currency;
  const { now } = useSaleTime(collection);
  if (!collection) return null;
  return computePurchase({ collection, options, cart, choice, refusals, now, regionCurrency });
}
