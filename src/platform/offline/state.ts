import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

/** Content that is stored in this browser is about to be shown, since the network is away or silent. */
export const storedShown = createAction('offline/storedShown', (at: number, isSilent: boolean) => ({ at, isSilent }));
/** The page asks the server for its content. */
export const freshRequested = createAction('offline/freshRequested');

export interface OfflineState {
  /** When the server responded with the oldest stored content on the page, in epoch milliseconds; null: none is stored. */
  asOf: number | null;
  /** The network is there, but does not respond. */
  isSilent: boolean;
}

export interface OfflineSlice {
  offline: OfflineState;
}

const nothingStored: OfflineState = { asOf: null, isSilent: false };

export const offlineReducer = createReducer<OfflineState>(nothingStored, (on) => {
  on(storedShown, (draft, { at, isSilent }) => {
    draft.asOf = Math.min(draft.asOf ?? at, at);
    draft.isSilent = isSilent;
  });
  on(freshRequested, () => nothingStored);
  on(sessionStarted, () => nothingStored);
  on(sessionCleared, () => nothingStored);
});

export const selectIsSilent = (root: OfflineSlice) => root.offline.isSilent;
export const selectAsOf = (root: OfflineSlice) => root.offline.asOf;
