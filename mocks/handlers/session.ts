import { addAccount } from '../db/seed';
import { endToken } from '../db/sessions';
import type { Account } from '../db/state';
import { toIsoText } from '../rules/view';
import { toUser } from '../shapes/user';
import { createApiHandler } from './api';
import type { Call } from './call';
import { createFailure } from './failures';

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const readEmail = (call: Call): string => readText(call.body.email).toLowerCase();
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const toUserInRegion = (call: Call, account: Account) => toUser(call.visitorView(account.region), account);

const startSession = (call: Call, account: Account) => {
  const token = call.backend.logIn(account.email, call.deviceId);
  return { token, user: toUserInRegion(call, account) };
};

export const sessionHandlers = [
  createApiHandler('appLaunch', (call) => ({
    serverTime: toIsoText(call.now),
    user: call.account && toUserInRegion(call, call.account),
  })),

  createApiHandler('siteInfo', (call) => call.visitorView().catalogue.siteInfo),

  createApiHandler('currentUser', (call) => {
    const { account } = call.memberView();
    return { user: toUserInRegion(call, account) };
  }),

  createApiHandler('login', (call) => {
    const account = call.backend.db.read().accounts.find((entry) => entry.email === readEmail(call));
    if (!account || account.password !== call.body.password) throw createFailure('wrongLogin');
    return startSession(call, account);
  }),

  createApiHandler('signup', (call) => {
    const password = typeof call.body.password === 'string' ? call.body.password : '';
    const [firstName, lastName] = [readText(call.body.first_name), readText(call.body.last_name)];
    if (!firstName || !lastName) throw createFailure('missingName');
    if (!emailShape.test(readEmail(call))) throw createFailure('badEmail');
    if (password.length < 8) throw createFailure('badPassword');
    const account = call.change((state) => {
      if (state.accounts.some((entry) => entry.email === readEmail(call))) throw createFailure('emailTaken');
      return addAccount(state, { email: readEmail(call), password, firstName, lastName, region: call.region });
    });
    return startSession(call, account);
  }),

  // The same response whether the email is known or not, so that nobody can find out who has an account.
  createApiHandler('passwordReset', (call) => {
    if (!emailShape.test(readEmail(call))) throw createFailure('badEmail');
    return null;
  }),

  createApiHandler('logout', (call) => {
    const { token } = call;
    if (token) call.change((state) => endToken(state, token));
    return null;
  }),
];
