import type { SessionSlice } from './reducer';

type Root = Pick<SessionSlice, 'session'>;

export const selectLoggedIn = (root: Root) => root.session.loggedIn;
export const selectEpoch = (root: Root) => root.session.epoch;
export const selectOwned = (root: Root) => root.session.owned;
export const selectUser = (root: Root) => root.session.user;
export const selectUserStatus = (root: Root) => root.session.userStatus;
export const selectEnded = (root: Root) => root.session.ended;
export const selectUserRegion = (root: Root) => root.session.user?.region?.name ?? null;

export const selectLoginForm = (root: Pick<SessionSlice, 'forms'>) => root.forms.login;
export const selectSignupForm = (root: Pick<SessionSlice, 'forms'>) => root.forms.signup;
export const selectPasswordResetForm = (root: Pick<SessionSlice, 'forms'>) => root.forms.passwordReset;
