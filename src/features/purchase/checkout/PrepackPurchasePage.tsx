import { enterPurchase, purchaseDucks, purchaseHead, purchaseMissing } from '../entry';
import { PurchaseScreen } from './PurchaseScreen';

export const ducks = purchaseDucks;
export const enter = enterPurchase;
export const notFound = purchaseMissing;
export const head = purchaseHead;

export default function PrepackPurchasePage({ params }: { params: Readonly<Record<string, string>> }) {
  return <PurchaseScreen key={params.id} kind="prepack" id={Number(params.id)} />;
}
