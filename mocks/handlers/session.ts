import { addAccount } from '../db/seed';
import { endToken } from '../db/sessions';
import type { Account } from '../db/state';
import { isoOf } from '../rules/view';
import { toUser } from '../shapes/user';
import { createApiHandler } from './api';
import type { Call } from './call';
import { failureOf } from './failures';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const email = (call: Call): string => text(call.body.email).toLowerCase();
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const userOf = (call: Call, account: Account) => toUser(call.visitorView(account.region), account);

const loggedIn = (call: Call, account: Account) => {
  const token = call.backend.logIn(account.email, call.deviceId);
  return { token, user: userOf(call, account) };
};

export const sessionHandlers = [
  createApiHandler('appLaunch', (call) => ({
    serverTime: isoOf(call.now),
    user: call.account && userOf(call, call.account),
  })),

  createApiHandler('siteInfo', (call) => call.visitorView().catalogue.siteInfo),

  createApiHandler('currentUser', (call) => {
    const { account } = call.memberView();
    return { user: userOf(call, account) };
  }),

  createApiHandler('login', (call) => {
    const account = call.backend.db.read().accounts.find((entry) => entry.email === email(call));
    if (!account || account.password !== call.body.password) throw failureOf('wrongLogin');
    return loggedIn(call, account);
  }),

  createApiHandler('signup', (call) => {
    const password = typeof call.body.password === 'string' ? call.body.password : '';
    const [firstName, lastName] = [text(call.body.first_name), text(call.body.last_name)];
    if (!firstName || !lastName) throw failureOf('missingName');
    if (!emailShape.test(email(call))) throw failureOf('badEmail');
    if (password.length < 8) throw failureOf('badPassword');
    const account = call.change((state) => {
      if (state.accounts.some((entry) => entry.email === email(call))) throw failureOf('emailTaken');
      return addAccount(state, { email: email(call), password, firstName, lastName, region: call.region });
    });
    return loggedIn(call, account);
  }),

  // The same response whether the email is known or not, so that nobody can find out who has an account.
  createApiHandler('passwordReset', (call) => {
    if (!emailShape.test(email(call))) throw failureOf('badEmail');
    return null;
  }),

  createApiHandler('logout', (call) => {
    const { token } = call;
    if (token) call.change((state) => endToken(state, token));
    return null;
  }),
];
