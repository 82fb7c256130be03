/** What must be true of one response, by the column of the report. */
import { checkOrigin } from '../hosting/verifyApi.ts';
import type { Answer, Problem } from '../hosting/visits.ts';
import { describedAs, type Operation } from './operations.ts';
import type { Column } from './report.ts';
import { checkTypes, describeValue, description } from './typeChecks.ts';

export type Finding = Omit<Problem, 'check'> & { check?: string };
/** A check and its findings. */
export type Checked = Partial<Record<Column, Finding[]>>;
export type Data = Record<string, unknown>;

/** Returns a finding unless something is right. Findings of one `kind` are printed as one. */
export const checkThat = (
  isRight: boolean,
  expected: string,
  found: string,
  kind = `${expected} ${found}`,
): Finding[] => (isRight ? [] : [{ expected, found, kind }]);

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Body of a response as JSON; undefined when it is none. */
function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function fieldsOf(answer: Answer): Data {
  const json = jsonOf(answer);
  return isObject(json) ? json : {};
}

/** Returns the data of a success. */
export function dataIn(answer: Answer | null): Data | null {
  const data = answer && answer.status < 300 ? fieldsOf(answer).data : null;
  return isObject(data) ? data : null;
}

const codeOf = (answer: Answer) => fieldsOf(answer).error_code;
const endsSession = (answer: Answer) => /^\d\d-100-0008-\d{3}$/.test(String(codeOf(answer)));

/** Returns whether a response says that the token has ended. */
export const isEnded = (answer: Answer): boolean => answer.status === 401 && endsSession(answer);

/** Returns status and code of a response in words. */
function describeStatus(answer: Answer): string {
  const isNull = answer.status < 300 && fieldsOf(answer).data === null;
  const code = codeOf(answer) ? ` with ${String(codeOf(answer))}` : isNull ? ' with data null' : '';
  return `${answer.status}${code}`;
}

export function checkCors(answer: Answer, origin: string, needsVary: boolean): Finding[] {
  const vary = answer.headers.get('vary') ?? 'nothing';
  const isRight = !needsVary || /(^|[\s,])(origin|\*)($|[\s,])/i.test(vary);
  return [
    ...checkOrigin(answer, origin),
    ...checkThat(isRight, 'Origin', vary).map((one) => ({ ...one, check: 'Vary' })),
  ];
}

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? 'no Content-Type';
const isPage = ({ body }: Answer) => /^\s*</.test(body.toString());

/** Returns what is wrong with a response that is not the API's: a page, or the way to one. */
export function checkServer(answer: Answer): Checked | null {
  const { status, headers } = answer;
  const to = headers.get('location')?.split('?')[0] ?? 'nowhere';
  if (status >= 300 && status < 400)
    return { status: checkThat(false, 'no redirect', `${status} to ${to}`, 'redirect') };
  return status < 300 && isPage(answer) ? { envelope: checkThat(false, 'JSON', `HTML (${typeOf(answer)})`) } : null;
}

function checkJson(answer: Answer): Finding[] {
  const form = answer.body.length === 0 ? 'an empty body' : isPage(answer) ? 'HTML' : 'a text';
  if (jsonOf(answer) === undefined) return checkThat(false, 'JSON', `${form} (${typeOf(answer)})`);
  return checkThat(/json/i.test(typeOf(answer)), 'Content-Type application/json', typeOf(answer));
}

/** Checks a success: its status, then its envelope, then its data. */
export function checkSuccess(operation: Operation, answer: Answer): Checked {
  const { status } = answer;
  const hasData = description.dataOf(operation) !== null;
  if (status !== 200 && (status !== 204 || hasData)) return { status: checkThat(false, '200', describeStatus(answer)) };
  const json = jsonOf(answer);
  const { data, success, ...others } = fieldsOf(answer);
  const error = ['error_code', 'error_message', 'error', 'errors'].find((key) => others[key] && !data);
  const isHidden = error !== undefined || success === false;
  if (isHidden)
    return { status: checkThat(false, 'from 400 for an error', `${status} with ${error ?? 'success: false'}`) };
  if (!hasData) return { status: [] };
  const envelope = checkJson(answer);
  if (json === undefined) return { status: [], envelope };
  const keys = Object.keys(fieldsOf(answer)).slice(0, 6).join(', ');
  const found = keys ? `an object with ${keys}` : describeValue(json);
  envelope.push(...checkThat(data !== undefined, 'an object with data', found, 'no data'));
  envelope.push(...checkThat(data !== null, 'data', 'null'));
  if (data === undefined || data === null) return { status: [], envelope };
  return { status: [], envelope, types: checkTypes(`checks/${operation.name}-200`, json, operation.name === 'login') };
}

/** Checks that a call has a status, where several are right. */
export function checkStatus(operation: Operation, answer: Answer): Checked {
  const isRight = describedAs(operation, answer.status) !== undefined;
  const expected = `a status of the call (${Object.keys(operation.responses).join(', ')})`;
  return { status: checkThat(isRight, expected, describeStatus(answer)) };
}

/** Checks status and form of a failure. Its code and its message may be missing or null. */
export function checkFailure(answer: Answer, status: number, what: string): Finding[] {
  const found = describeStatus(answer);
  if (answer.status !== status) return checkThat(false, `${status} for ${what}`, found, `${what} ${found}`);
  const json = jsonOf(answer);
  if (json === undefined) return checkJson(answer);
  const isNull = (pointer: string) => fieldsOf(answer)[pointer.slice(1)] === null;
  return checkTypes('components/schemas/Failure', json).filter(({ path = '' }) => !isNull(path));
}

/** Checks the response to wrong login data, of which the code tells that no session has ended. */
export function checkWrongLogin(answer: Answer): Checked {
  const errors = checkFailure(answer, 422, 'wrong login data');
  return { errors: errors.length > 0 ? errors : checkThat(Boolean(codeOf(answer)), 'error_code with 422', 'none') };
}

/** Checks the response to a missing token, to an ended one, and to an invented one. */
export function checkToken(answer: Answer, token: 'missing' | 'ended' | 'made up'): Checked {
  const [isRight, expected] = {
    missing: [!endsSession(answer), '401 without a code of the session family for a missing token'] as const,
    ended: [endsSession(answer), '401 with a code 20-100-0008-NNN for a token that has ended'] as const,
    'made up': [true, '401 for a made-up token'] as const,
  }[token];
  return { session: checkThat(answer.status === 401 && isRight, expected, describeStatus(answer)) };
}

/** Returns the items of a list. */
export function itemsOf(operation: Operation, data: Data): { id?: unknown }[] {
  const schema = description.dataOf(operation)?.schema.properties?.data ?? {};
  const items = data[description.mergeSchema(schema).required?.[0] ?? ''];
  return Array.isArray(items) ? items : [];
}
