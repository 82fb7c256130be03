import type { Account } from '../db/state';
import { findById } from '../rules/view';
import { toUser } from '../shapes/user';
import { createApiHandler } from './api';
import type { Call } from './call';
import { createFailure } from './failures';

/** The code in every demo SMS. */
export const demoPhoneCode = '123456';
/** Slightly less than the minute that the client waits, so that two clocks never disagree. */
const resendAfterMs = 55_000;
/** How long a code is valid. */
const codeLifeMs = 10 * 60_000;
const rankings = ['top', 'upper', 'middle', 'lower'];

function requireOwnAccount(call: Call): Account {
  const { account } = call.memberView();
  if (call.readParam('userId') !== account.userId) throw createFailure('foreignUser');
  return account;
}

const toUserResponse = (call: Call) => {
  const view = call.memberView();
  return { user: toUser(view, view.account) };
};

function changeAccount(call: Call, change: (account: Account) => void): void {
  call.change((_, account) => account && change(account));
}

/** Validates everything before anything changes, so that a refused save saves nothing. */
function readProfileChanges(call: Call): Partial<Account> {
  const { catalogue } = call.memberView();
  const data = (call.body.data ?? {}) as Record<string, unknown>;
  const changes: Partial<Account> = {};
  const requireValid = (ok: boolean) => {
    if (!ok) throw createFailure('badProfile');
  };
  const isKnown = (list: readonly { id: number }[], id: unknown): id is number =>
    typeof id === 'number' && findById(list, id) !== null;
  const { role, ranking, school_type_id: school, grade_level_id: level, subject_ids: subjects } = data;

  if (role !== undefined) {
    if (role === 'student' || role === 'parent') changes.role = role;
    else requireValid(false);
  }
  if (ranking !== undefined) {
    if (typeof ranking === 'string' && rankings.includes(ranking)) changes.ranking = ranking;
    else requireValid(false);
  }
  if (school !== undefined) {
    if (isKnown(catalogue.schoolTypes, school)) changes.schoolTypeId = school;
    else requireValid(false);
  }
  if (level !== undefined) {
    if (isKnown(catalogue.levels, level)) changes.gradeLevelId = level;
    else requireValid(false);
  }
  if (subjects !== undefined) {
    if (Array.isArray(subjects) && subjects.every((id) => isKnown(catalogue.subjects, id)))
      changes.subjectIds = subjects;
    else requireValid(false);
  }
  for (const [key, field] of [
    ['first_name', 'firstName'],
    ['last_name', 'lastName'],
  ] as const) {
    const value = data[key];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value.trim() === '') throw createFailure('missingName');
    changes[field] = value.trim();
  }
  return changes;
}

export const accountHandlers = [
  createApiHandler('updateUser', (call) => {
    requireOwnAccount(call);
    const changes = readProfileChanges(call);
    changeAccount(call, (account) => Object.assign(account, changes));
    return toUserResponse(call);
  }),

  createApiHandler('sendPhoneCode', (call) => {
    const { country_code: country, phone_number: phone } = call.body;
    const hasShape = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value);
    if (!hasShape(country, /^\d{1,4}$/) || !hasShape(phone, /^\d{5,14}$/)) throw createFailure('badPhone');
    changeAccount(call, (account) => {
      account.phoneCode = { number: `+${country}${phone}`, code: demoPhoneCode, sentMs: call.now };
    });
    return null;
  }),

  createApiHandler('verifyPhone', (call) => {
    const { phoneCode } = requireOwnAccount(call);
    if (!phoneCode || call.body.phone_code !== phoneCode.code) throw createFailure('wrongPhoneCode');
    if (call.now - phoneCode.sentMs > codeLifeMs) throw createFailure('expiredPhoneCode');
    changeAccount(call, (account) => {
      Object.assign(account, { phoneNumber: phoneCode.number, phoneVerified: true, phoneCode: null });
    });
    return toUserResponse(call);
  }),

  createApiHandler('resendPhoneCode', (call) => {
    const { phoneCode } = requireOwnAccount(call);
    if (!phoneCode) throw createFailure('badPhone');
    if (call.now - phoneCode.sentMs < resendAfterMs) throw createFailure('phoneTooSoon');
    changeAccount(call, (account) => {
      account.phoneCode = { ...phoneCode, sentMs: call.now };
    });
    return null;
  }),
];
