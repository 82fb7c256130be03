import type { Locale } from '@/shared/i18n/locales';
import type { TokenEnd } from '../db/state';
import { messageOf } from '../messages/messages';

/** Every coded failure of the backend: its status and its code. */
export const failures = {
  otherDevices: [401, '20-100-0008-010'],
  inactive: [401, '20-100-0008-001'],
  wrongLogin: [422, '20-100-0001-001'],
  emailTaken: [422, '20-100-0001-002'],
  badEmail: [422, '20-100-0001-003'],
  badPassword: [422, '20-100-0001-004'],
  missingName: [422, '20-100-0001-005'],
  badProfile: [422, '20-100-0004-001'],
  foreignUser: [403, '20-100-0004-002'],
  badPhone: [422, '20-100-0006-001'],
  wrongPhoneCode: [422, '20-100-0006-002'],
  phoneTooSoon: [429, '20-100-0006-003'],
  expiredPhoneCode: [422, '20-100-0006-004'],
  notYours: [403, '20-100-0005-001'],
  badPosition: [422, '20-100-0005-002'],
  badRating: [422, '20-100-0005-003'],
  badOrder: [422, '20-200-0001-000'],
  priceChanged: [409, '20-200-0001-001'],
  alreadyYours: [409, '20-200-0001-002'],
  presaleEnded: [409, '20-200-0001-003'],
  notFound: [404, '20-100-0009-001'],
  badTicket: [422, '20-300-0001-001'],
  fileTooLarge: [413, '20-300-0001-002'],
} as const satisfies Record<string, readonly [status: number, code: string]>;

export type FailureName = keyof typeof failures;

/** Thrown by a resolver; becomes `{ error_code, error_message }`, or a body without a code. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string | null;
  /** Name of a failure whose message is sent in the requested language; else null. */
  readonly known: FailureName | null;

  constructor(status: number, code: string | null, known: FailureName | null, text = '') {
    super(text);
    this.status = status;
    this.code = code;
    this.known = known;
  }
}

export function failure(name: FailureName): Failure {
  const [status, code] = failures[name];
  return new Failure(status, code, name, name);
}

/** Returns a mistake of the client, not of its user: 400 with a code of its own and an English explanation. */
export const clientMistake = (text: string): Failure => new Failure(400, '20-900-0001-000', null, text);

export const endedSession = (end: TokenEnd): Failure => failure(end === 'other_devices' ? 'otherDevices' : 'inactive');

export function failureBody({ code, known, message: text }: Failure, locale: Locale | null) {
  return code === null
    ? { message: text }
    : { error_code: code, error_message: known ? messageOf(known, locale) : text };
}
