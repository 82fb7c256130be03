import type { PageProps } from '@/shared/routing/page';
import { enterBundlePurchase, purchaseHead, selectPurchaseMissing } from '../enter';
import { purchaseDuck } from '../saga';
import { PurchaseScreen } from './PurchaseScreen';

export const ducks = [purchaseDuck];
export const enter = enterBundlePurchase;
export const notFound = selectPurchaseMissing;
export const head = purchaseHead;

export default function BundlePurchasePage({ params }: PageProps) {
  return <PurchaseScreen key={params.id} kind="bundle" id={Number(params.id)} />;
}
