/** The open purchase: the choice, and the payment's progress. */
import type { OrderRequest } from '@/domain/order/state';
import { planChosen } from '@/domain/sale/state';
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { Agreed, Choice, Difference } from './agreement';
import { noChoice } from './agreement';

export const purchaseOpened = createAction('purchase/opened', (collectionId: number) => ({ collectionId }));
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
export const payRequested = createAction('purchase/payRequested', (collectionId: number, agreed: Agreed) => ({
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
export type StopReason = Difference | 'unread' | 'refused';
export const payStopped = createAction('purchase/payStopped', (why: StopReason) => why);
/** The browser opens the payment page. */
export const payLeft = createAction('purchase/payLeft');
/** Returns to the choice: the difference was seen, the dialog closed, or the order shows its own outcome. */
export const payEnded = createAction('purchase/payEnded');

export type Paying =
  | { readonly status: 'idle' | 'leaving' }
  /** `agreed` null: an earlier order is about to be paid. */
  | { readonly status: 'checking'; readonly agreed: Agreed | null }
  | { readonly status: 'stopped'; readonly why: StopReason; readonly agreed: Agreed | null };

export interface PurchaseState {
  /** By collection id. */
  choices: Readonly<Record<string, Choice>>;
  paying: Paying;
}

export interface PurchaseSlice {
  purchase: PurchaseState;
}

const idle: Paying = { status: 'idle' };
const none: PurchaseState = { choices: {}, paying: idle };

export const purchaseReducer = createReducer<PurchaseState>(none, (on) => {
  const chosen = (state: PurchaseState, { collectionId, choice }: { collectionId: number; choice: Choice }) => ({
    ...state,
    choices: { ...state.choices, [collectionId]: choice },
  });
  const paying = (state: PurchaseState, next: Paying) => ({ ...state, paying: next });
  on(purchaseOpened, (state) => paying(state, idle));
  on(choiceMade, chosen);
  on(choiceRestored, chosen);
  on(planChosen, (state, { collectionId, planId }) =>
    chosen(state, { collectionId, choice: { planId, methodId: null } }),
  );
  on(payRequested, (state, { agreed }) => paying(state, { status: 'checking', agreed }));
  on(paymentOpened, (state) => paying(state, { status: 'checking', agreed: null }));
  // A purchase opened since then says nothing of the earlier press.
  on(payStopped, (state, why) =>
    state.paying.status === 'checking' ? paying(state, { ...state.paying, status: 'stopped', why }) : undefined,
  );
  on(payLeft, (state) => paying(state, { status: 'leaving' }));
  on(payEnded, (state) => paying(state, idle));
  // The choice stays as a guest's: the visitor may log in again and go on.
  on(sessionCleared, ({ choices }) => ({ ...none, choices }));
});

export const selectChoice = (root: PurchaseSlice, collectionId: number): Choice =>
  root.purchase.choices[collectionId] ?? noChoice;
export const selectPaying = (root: PurchaseSlice) => root.purchase.paying;
