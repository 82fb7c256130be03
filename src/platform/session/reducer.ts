import { combineReducers } from 'redux';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitReducer } from '@/shared/duck/submit';
import type { User } from '@/shared/entities/user';
import {
  type EndReason,
  endAcknowledged,
  login,
  ownedChanged,
  passwordReset,
  sessionCleared,
  sessionStarted,
  signup,
  userFailed,
  userLoaded,
  userRequested,
} from './actions';

export interface SessionState {
  /** True exactly when a token is present. */
  loggedIn: boolean;
  /** Incremented whenever the visitor changes; responses of an older epoch are dropped. */
  epoch: number;
  user: User | null;
  userStatus: 'idle' | 'loading' | 'failed';
  /** Incremented whenever the visitor has bought something. */
  owned: number;
  /** Set while the message about a forced logout is shown. */
  ended: EndReason | null;
}

export const initialSession: SessionState = {
  loggedIn: false,
  epoch: 0,
  user: null,
  userStatus: 'idle',
  owned: 0,
  ended: null,
};

const session = createReducer<SessionState>(initialSession, (on) => {
  on(sessionStarted, (draft, { user }) => {
    draft.loggedIn = true;
    draft.epoch += 1;
    draft.user = user;
    draft.userStatus = 'idle';
    draft.ended = null;
  });
  on(sessionCleared, (draft, { ended }) => ({ ...initialSession, epoch: draft.epoch + 1, ended }));
  on(endAcknowledged, (draft) => {
    draft.ended = null;
  });
  on(ownedChanged, (draft) => {
    draft.owned += 1;
  });
  on(userRequested, (draft) => {
    draft.userStatus = 'loading';
  });
  on(userLoaded, (draft, user) => {
    if (!draft.loggedIn) return;
    draft.user = user;
    draft.userStatus = 'idle';
  });
  on(userFailed, (draft) => {
    // The call may have failed because the session is over.
    if (draft.loggedIn) draft.userStatus = 'failed';
  });
});

export interface SessionSlice {
  session: SessionState;
  forms: { login: SubmitState; signup: SubmitState; passwordReset: SubmitState };
}

export const sessionReducers = {
  session,
  forms: combineReducers({
    login: submitReducer(login),
    signup: submitReducer(signup),
    passwordReset: submitReducer(passwordReset),
  }),
};
