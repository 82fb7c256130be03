import { createAction } from '@/shared/duck/action';
import { submitActions } from '@/shared/duck/submit';
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
