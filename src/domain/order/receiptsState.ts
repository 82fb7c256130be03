/** The visitor's receipts on this device. */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { Receipt } from './receipts';

/** A page shows receipts: they are read from storage again. */
export const receiptsOpened = createAction('receipts/opened');
/** The user removes these from the device. */
export const receiptsRemoved = createAction('receipts/removed', (receipts: readonly Receipt[]) => receipts);
/** The user takes the removal back, unless another one is logged in by now. */
export const receiptsRestored = createAction('receipts/restored', (userId: string, receipts: readonly Receipt[]) => ({
  userId,
  receipts,
}));
export const receiptsLoaded = createAction('receipts/loaded', (receipts: Receipt[]) => receipts);

/** Null: not read yet, since the user is unknown. */
export type ReceiptsState = readonly Receipt[] | null;

export interface ReceiptsSlice {
  receipts: ReceiptsState;
}

export const receiptsReducer = createReducer<ReceiptsState>(null as ReceiptsState, (on) => {
  on(receiptsLoaded, (_, receipts) => receipts);
  on(sessionStarted, () => null);
  on(sessionCleared, () => null);
});

export const selectReceipts = (root: ReceiptsSlice): ReceiptsState => root.receipts;
/** Selects the receipt of an order; null when this device has none. */
export const selectReceipt = (root: ReceiptsSlice, orderId: string): Receipt | null =>
  root.receipts?.find((receipt) => receipt.orderId === orderId) ?? null;
