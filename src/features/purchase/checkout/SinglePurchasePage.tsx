import type { PageProps } from '@/shared/routing/page';
import { enterPurchase, purchaseDucks, purchaseHead, purchaseMissing } from '../entry';
import { PurchaseScreen } from './PurchaseScreen';

export const ducks = purchaseDucks;
export const enter = enterPurchase;
export const notFound = purchaseMissing;
export const head = purchaseHead;

export default function SinglePurchasePage({ params }: PageProps) {
  return <PurchaseScreen key={params.id} kind="single" id={Number(params.id)} />;
}
