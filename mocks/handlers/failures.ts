import type { Locale } from '@/shared/i18n/locales';
import type { TokenEnd } from '../db/state';
import { messageOf } from '../messages/messages';
import { codedFailures, type FailureName } from './failureCodes';

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

export function createFailure(name: FailureName): Failure {
  const [status, code] = codedFailures[name];
  return new Failure(status, code, name, name);
}

/** Returns a mistake of the client, not of its user: 400 with a code of its own and an English explanation. */
export const createClientMistake = (text: string): Failure => new Failure(400, '20-900-0001-000', null, text);

export const createSessionFailure = (end: TokenEnd): Failure =>
  createFailure(end === 'other_devices' ? 'otherDevices' : 'inactive');

export function toFailureBody({ code, known, message: text }: Failure, locale: Locale | null) {
  return code === null
    ? { message: text }
    : { error_code: code, error_message: known ? messageOf(known, locale) : text };
}
