/** A student's checkout in a tab: its state on the screen, and the buttons. */
import type { UnknownAction } from 'redux';
import type { CartSlice } from '@/domain/cart/state';
import {
  collectionTarget,
  isUnderway,
  type OrdersSlice,
  orderAbandoned,
  selectAbandoning,
  selectAttempt,
  selectPolledOrder,
  selectReleased,
} from '@/domain/order/state';
import { type CheckoutSlice, selectCollectionDetail } from '@/domain/sale/state';
import { type Agreed, agreedOf } from '@/features/purchase/agreement';
import { type Purchase, selectPurchase } from '@/features/purchase/purchase';
import { type PurchaseKind, type PurchaseStage, purchaseStage } from '@/features/purchase/purchaseStage';
import {
  choiceMade,
  type PurchaseSlice,
  payEnded,
  paymentOpened,
  payRequested,
  selectPaying,
} from '@/features/purchase/state';
import type { LocaleSlice } from '@/platform/locale/state';
import type { SessionSlice } from '@/platform/session/state';
import type { Order } from '@/shared/entities/order';
import type { Tab } from './browser';

type Root = CartSlice & CheckoutSlice & LocaleSlice & OrdersSlice & PurchaseSlice & SessionSlice;

export interface Checkout {
  readonly id: number;
  readonly stage: PurchaseStage;
  /** The sum on the button that orders; null when there is none, or it cannot be pressed. */
  readonly sum: Agreed | null;
  /** The order whose payment the page offers to open; null without one. */
  readonly unpaid: Order | null;
}

const parts = /^\/[a-z-]+\/purchase\/(single|prepack|bundle)\/(\d+)/;

export const rootOf = (tab: Tab): Root => tab.app.store.getState() as unknown as Root;

/** Returns what a tab shows of a checkout; null while it shows another page, or its data is not there yet. */
export function seeCheckout(tab: Tab): Checkout | null {
  const found = parts.exec(tab.place());
  const root = rootOf(tab);
  if (!found || tab.payment || !root.purchase) return null;
  const [kind, id] = [found[1] as PurchaseKind, Number(found[2])];
  const target = collectionTarget(id);
  const attempt = selectAttempt(root, target);
  const polled = selectPolledOrder(root);
  const orderId = new URLSearchParams(tab.place().split('?')[1]).get('order');
  const purchase: Purchase | null = selectPurchase(root, id, tab.app.services.clock.now());
  const hasFailed = selectCollectionDetail(root, id).status === 'failure';
  const releasedId = selectReleased(root, target);
  const stage = purchaseStage({ kind, orderId, polled, attempt, releasedId, purchase, hasFailed });
  const { status } = selectPaying(root);
  const isBusy = status === 'checking' || isUnderway(attempt) || (attempt?.status === 'failed' && attempt.isLost);
  const waiting = stage.kind === 'returned' && polled?.id === orderId && polled.status === 'late' ? polled.order : null;
  return {
    id,
    stage,
    sum: stage.kind === 'form' && !isBusy ? agreedOf(stage.offer) : null,
    unpaid: status === 'checking' ? null : stage.kind === 'unpaid' ? stage.order : waiting,
  };
}

const dispatch = (tab: Tab, action: UnknownAction) => void tab.app.store.dispatch(action);

export function choosePlan(tab: Tab, pick: number): void {
  const checkout = seeCheckout(tab);
  if (checkout?.stage.kind !== 'form') return;
  const { plans } = checkout.stage.purchase.collection;
  const plan = plans[pick % plans.length];
  if (plan) dispatch(tab, choiceMade(checkout.id, { planId: plan.id, methodId: null }));
}

/** Presses Pay, or the same button in the dialog about a changed price. */
export function pressPay(tab: Tab): void {
  const checkout = seeCheckout(tab);
  if (checkout?.sum) dispatch(tab, payRequested(checkout.id, checkout.sum));
}

export const isDialogOpen = (tab: Tab): boolean =>
  seeCheckout(tab) !== null && selectPaying(rootOf(tab)).status === 'stopped';

export const closeDialog = (tab: Tab): void => dispatch(tab, payEnded());

/** Asks for the payment page of an unpaid order; returns the order's id. */
export function openPayment(tab: Tab): string | null {
  const checkout = seeCheckout(tab);
  if (!checkout?.unpaid?.paymentUrl) return null;
  const { id, stage, unpaid } = checkout;
  dispatch(tab, paymentOpened(id, stage.kind === 'unpaid' ? stage.request.items : [], checkout.unpaid.paymentUrl));
  return unpaid.id;
}

/** Presses "Start again" on an unpaid order; returns the order's id, or null without such a button. */
export function startAgain(tab: Tab): string | null {
  const checkout = seeCheckout(tab);
  const root = rootOf(tab);
  if (checkout?.stage.kind !== 'unpaid' || selectPaying(root).status === 'leaving' || selectAbandoning(root))
    return null;
  dispatch(tab, orderAbandoned(collectionTarget(checkout.id)));
  return checkout.stage.order.id;
}
