import { combineReducers } from 'redux';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitActions, submitReducer } from '@/shared/duck/submit';
import type { User } from '@/shared/entities/user';

export interface LoginForm {
  email: string;
  password: string;
  /** The `next` parameter of the login page; followed only when it is safe. */
  next: string | null;
}

export interface SignupForm extends LoginForm {
  firstName: string;
  lastName: string;
}

/** Why a session ended without the user's logout: another device replaced it, or it was inactive for too long. */
export type EndReason = 'devices' | 'inactive';

export const login = submitActions<LoginForm, User>('session/login');
export const signup = submitActions<SignupForm, User>('session/signup');
export const passwordReset = submitActions<{ email: string }>('session/passwordReset');

/** A session has started; the token cookie is already written. */
export const sessionStarted = createAction('session/started', (user: User | null) => ({ user }));
/** A session has ended; token and user data are removed. `ended` is the reason of a forced logout. */
export const sessionCleared = createAction('session/cleared', (ended: EndReason | null = null) => ({ ended }));
/** The token now belongs to another session: another page of the domain has logged in. */
export const tokenReplaced = createAction('session/tokenReplaced');
/** The user chose "Log out". */
export const logoutRequested = createAction('session/logoutRequested');
/** The session's token is missing: it expired, or was deleted, while the app was open. */
export const tokenLost = createAction('session/tokenLost');
/** The message about the forced logout was closed. */
export const endAcknowledged = createAction('session/endAcknowledged');

/** Something was bought, so data loaded before may say that it is not owned. */
export const ownedChanged = createAction('session/ownedChanged');

export const userRequested = createAction('session/userRequested');
export const userLoaded = createAction('session/userLoaded', (user: User) => user);
export const userFailed = createAction('session/userFailed');

export interface SessionState {
  /** True exactly when a token is present. */
  loggedIn: boolean;
  /** Incremented whenever the visitor changes; responses of an older epoch are dropped. */
  epoch: number;
  user: User | null;
  /** The user comes from storage, which has only a part of the profile. */
  isUserPartial: boolean;
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
  isUserPartial: false,
  userStatus: 'idle',
  owned: 0,
  ended: null,
};

const session = createReducer<SessionState>(initialSession, (on) => {
  on(sessionStarted, (draft, { user }) => {
    draft.loggedIn = true;
    draft.epoch += 1;
    draft.user = user;
    draft.isUserPartial = false;
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
    draft.isUserPartial = false;
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

type Root = Pick<SessionSlice, 'session'>;

export const selectLoggedIn = (root: Root) => root.session.loggedIn;
export const selectEpoch = (root: Root) => root.session.epoch;
export const selectOwned = (root: Root) => root.session.owned;
export const selectUser = (root: Root) => root.session.user;
/** Selects whether the texts address a parent, whose child learns here. */
export const selectIsParent = (root: Root) => root.session.user?.role?.name === 'parent';
/**
 * Selects whether the user is only the one whom the browser has stored. Another page of the domain may have replaced the
 * session, so nothing that is stored under the user may be sent until the server has said whose session it is.
 */
export const selectIsUserPartial = (root: Root) => root.session.isUserPartial;
/** Selects the user with the whole profile; null until that is loaded. */
export const selectLoadedUser = (root: Root) => (root.session.isUserPartial ? null : root.session.user);
export const selectUserStatus = (root: Root) => root.session.userStatus;
export const selectEnded = (root: Root) => root.session.ended;
export const selectUserRegion = (root: Root) => root.session.user?.region?.name ?? null;

export const selectLoginForm = (root: Pick<SessionSlice, 'forms'>) => root.forms.login;
export const selectSignupForm = (root: Pick<SessionSlice, 'forms'>) => root.forms.signup;
export const selectPasswordResetForm = (root: Pick<SessionSlice, 'forms'>) => root.forms.passwordReset;
