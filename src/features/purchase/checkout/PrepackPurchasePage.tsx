import type { PageProps } from '@/shared/routing/page';
import { enterPurchase, purchaseHead, selectPurchaseMissing } from '../enter';
import { purchaseDuck } from '../saga';
import { PurchaseScreen } from './PurchaseScreen';

export const ducks = [purchaseDuck];
export const enter = enterPurchase;
export const notFound = selectPurchaseMissing;
export const head = purchaseHead;

export default function PrepackPurchasePage({ params }: PageProps) {
  return <PurchaseScreen key={params.id} kind="prepack" id={Number(params.id)} />;
}
