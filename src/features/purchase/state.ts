/** The open purchase: the choice, the payment's progress, and the order with which the visitor has returned. */
import type { OrderRequest } from '@/domain/order/state';
import { planChosen } from '@/domain/sale/state';
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { Order } from '@/shared/entities/order';
import type { Agreed, Choice, Difference } from './agreement';
import { noChoice } from './agreement';

/** `orderId`: from the address. */
export const purchaseOpened = createAction('purchase/opened', (collectionId: number, orderId: string | null) => ({
  collectionId,
  orderId,
}));
export const choiceMade = createAction('purchase/choiceMade', (collectionId: number, choice: Choice) => ({
  collectionId,
  choice,
}));
/** The choice was restored after a reload or a login. */
export const choiceRestored = createAction('purchase/choiceRestored', (collectionId: number, choice: Choice) => ({
  collectionId,
  choice,
}));

/** `agreed`: what the visitor saw when they pressed Pay. */
export const payPressed = createAction('purchase/payPressed', (collectionId: number, agreed: Agreed) => ({
  collectionId,
  agreed,
}));
/** The visitor continues to the payment page of an unpaid order; `paymentUrl` from the server. */
export const paymentOpened = createAction(
  'purchase/paymentOpened',
  (collectionId: number, items: OrderRequest['items'], paymentUrl: string | null) => ({
    collectionId,
    items,
    paymentUrl,
  }),
);
/**
 * Why nothing was ordered or paid: the offer has changed, could not be reloaded (`unread`), or the server refuses it
 * although nothing has changed (`refused`).
 */
export type Stop = Difference | 'unread' | 'refused';
export const payStopped = createAction('purchase/payStopped', (why: Stop) => why);
/** The browser opens the payment page. */
export const payLeft = createAction('purchase/payLeft');
/** Returns to the choice: the difference was seen, the dialog closed, or the order shows its own outcome. */
export const payEnded = createAction('purchase/payEnded');

/** Requests an order until its outcome is known, for at most two minutes. */
export const orderFollowed = createAction('purchase/orderFollowed', (orderId: string, collectionId: number) => ({
  orderId,
  collectionId,
}));
export const orderHeard = createAction('purchase/orderHeard', (orderId: string, order: Order) => ({ orderId, order }));
export const followEnded = createAction(
  'purchase/followEnded',
  (orderId: string, how: 'late' | 'missing' | 'unread') => ({ orderId, how }),
);

export type Paying =
  | { readonly status: 'idle' | 'leaving' }
  /** `agreed` null: an earlier order is about to be paid. */
  | { readonly status: 'checking'; readonly agreed: Agreed | null }
  | { readonly status: 'stopped'; readonly why: Stop; readonly agreed: Agreed | null };

export interface Followed {
  readonly id: string;
  readonly collectionId: number;
  /** `late`: still open after two minutes. `missing`: not an order of this user. */
  readonly status: 'asking' | 'late' | 'missing' | 'unread';
  /** The server's last response. */
  readonly order: Order | null;
}

export interface PurchaseState {
  /** By collection id. */
  choices: Readonly<Record<string, Choice>>;
  paying: Paying;
  followed: Followed | null;
}

export interface PurchaseSlice {
  purchase: PurchaseState;
}

const idle: Paying = { status: 'idle' };
const none: PurchaseState = { choices: {}, paying: idle, followed: null };

export const purchaseReducer = createReducer<PurchaseState>(none, (on) => {
  const chosen = (state: PurchaseState, { collectionId, choice }: { collectionId: number; choice: Choice }) => ({
    ...state,
    choices: { ...state.choices, [collectionId]: choice },
  });
  const paying = (state: PurchaseState, next: Paying) => ({ ...state, paying: next });
  on(purchaseOpened, (state, { orderId }) => ({
    ...state,
    paying: idle,
    followed: state.followed?.id === orderId ? state.followed : null,
  }));
  on(choiceMade, chosen);
  on(choiceRestored, chosen);
  on(planChosen, (state, { collectionId, planId }) =>
    chosen(state, { collectionId, choice: { planId, methodId: null } }),
  );
  on(payPressed, (state, { agreed }) => paying(state, { status: 'checking', agreed }));
  on(paymentOpened, (state) => paying(state, { status: 'checking', agreed: null }));
  on(payStopped, (state, why) =>
    paying(state, {
      status: 'stopped',
      why,
      agreed: state.paying.status === 'checking' ? state.paying.agreed : null,
    }),
  );
  on(payLeft, (state) => paying(state, { status: 'leaving' }));
  on(payEnded, (state) => paying(state, idle));
  on(orderFollowed, (state, { orderId: id, collectionId }) => {
    const order = state.followed?.id === id ? state.followed.order : null;
    return { ...state, followed: { id, collectionId, status: 'asking', order } };
  });
  on(orderHeard, (state, { orderId, order }) =>
    state.followed?.id === orderId ? { ...state, followed: { ...state.followed, order } } : undefined,
  );
  on(followEnded, (state, { orderId, how }) =>
    state.followed?.id === orderId ? { ...state, followed: { ...state.followed, status: how } } : undefined,
  );
  // The choice stays as a guest's: the visitor may log in again and go on.
  on(sessionCleared, ({ choices }) => ({ ...none, choices }));
});

export const selectChoice = (root: PurchaseSlice, collectionId: number): Choice =>
  root.purchase.choices[collectionId] ?? noChoice;
export const selectPaying = (root: PurchaseSlice) => root.purchase.paying;
export const selectFollowed = (root: PurchaseSlice) => root.purchase.followed;
