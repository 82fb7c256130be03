import { useSelector } from 'react-redux';
import { useBundleTotal } from '@/domain/cart/useBundleTotal';
import { type CheckoutSlice, selectBundleOptions } from '@/domain/sale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { itemOwnership } from '@/shared/entities/ownership';

/**
 * Returns what the dearest choice of `required` options saves, as a price; null while prices are unknown, and where
 * nothing is saved.
 */
export function useMostSaved(collection: CheckoutCollection, required: number | null): string | null {
  const { data } = useSelector((root: CheckoutSlice) => selectBundleOptions(root, collection.id));
  const priced = (data ?? []).filter((option) => option.price !== null && itemOwnership(collection, option) === null);
  const dearest = [...priced].sort((a, b) => (b.price ?? 0) - (a.price ?? 0)).slice(0, required ?? 0);
  const total = useBundleTotal(
    collection,
    dearest.map((option) => ({ ...option, bundleId: collection.id })),
  );
  return dearest.length > 0 && dearest.length === required ? total?.saving || null : null;
}
