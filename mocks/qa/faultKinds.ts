/** The failures that a scenario can name, as words for a link. */
import type { FaultPlan } from '../faults';
import { codedFailures } from '../handlers/failureCodes';
import { parseSpan } from './span';

/** How a call fails: a word of `words`, an error code, a status without a code, or a wait such as `2s`. */
export type FailureWord = string;

type Effect = Omit<FaultPlan, 'endpoint' | 'times'>;

const words: Readonly<Record<string, Effect>> = {
  timeout: { hang: true },
  offline: { offline: true },
  lost: { lost: true },
  html: { body: '<!doctype html><title>Sign in to the Wi-Fi</title>', contentType: 'text/html' },
  truncated: { body: '{"data":{"courses":[{"id":601,"tit' },
  empty: { body: '' },
};

const codeShape = /^\d{2}-\d{3}-\d{4}-\d{3}$/;
const statusShape = /^[45]\d\d$/;
const longestWait = 120_000;

const statusOfCode = new Map<string, number>(Object.values(codedFailures).map(([status, code]) => [code, status]));

/** Returns the effect of a word; null for an unknown word. */
export function findFaultEffect(word: FailureWord): Effect | null {
  if (Object.hasOwn(words, word)) return words[word] ?? null;
  if (codeShape.test(word)) {
    const status = statusOfCode.get(word);
    return { code: word, message: `Planned failure ${word}`, ...(status === undefined ? {} : { status }) };
  }
  if (statusShape.test(word)) return { status: Number(word) };
  const wait = /[ms]$/.test(word) ? parseSpan(word) : null;
  return wait !== null && wait > 0 && wait <= longestWait ? { delayMs: wait } : null;
}

/** Returns the word of a planned failure, for a link; null when no word describes it. */
export function findFailureWord(plan: FaultPlan): FailureWord | null {
  if (plan.code !== undefined) return plan.code;
  if (plan.body === undefined && plan.status !== undefined) return String(plan.status);
  const found = Object.keys(words).find((word) => {
    const { hang, offline, lost, body } = words[word] ?? {};
    return hang === plan.hang && offline === plan.offline && lost === plan.lost && body === plan.body;
  });
  if (found) return found;
  return plan.body === undefined && plan.delayMs !== undefined ? `${plan.delayMs}ms` : null;
}

/** Choices of a list, each with its meaning. */
export const failureChoices: readonly { group: string; choices: readonly { word: FailureWord; says: string }[] }[] = [
  {
    group: 'Answers',
    choices: [
      { word: '500', says: 'server error without a code' },
      { word: '401', says: 'not allowed, without a code' },
      { word: '403', says: 'forbidden, without a code' },
      { word: '404', says: 'not found' },
      { word: '503', says: 'down for maintenance' },
      { word: 'html', says: 'a web page, as from a captive portal' },
      { word: 'truncated', says: 'half of the JSON' },
      { word: 'empty', says: '200 with nothing in it' },
    ],
  },
  {
    group: 'Connection',
    choices: [
      { word: 'timeout', says: 'never answers' },
      { word: 'offline', says: 'the connection drops' },
      { word: 'lost', says: 'is carried out, but the answer is lost' },
      { word: '2s', says: 'answers after 2 s' },
      { word: '8s', says: 'answers after 8 s' },
    ],
  },
  {
    group: 'Session ends',
    choices: [
      { word: codedFailures.otherDevices[1], says: 'logged in on more than 2 devices' },
      { word: codedFailures.inactive[1], says: 'inactive for too long' },
      { word: '20-100-0008-099', says: 'any other code of the session family' },
    ],
  },
  {
    group: 'Coded errors',
    choices: [
      { word: '20-100-0002-000', says: 'alert, and back to the home page' },
      { word: '20-100-0003-000', says: 'alert, and back to the home page' },
      ...Object.entries(codedFailures)
        .filter(([name]) => name !== 'otherDevices' && name !== 'inactive')
        .map(([name, [, code]]) => ({ word: code as string, says: name.replace(/([A-Z])/g, ' $1').toLowerCase() })),
    ],
  },
];
