/**
 * The examples of the API's published description are what the mock backend answers, with one item of each list and cut
 * texts. `npm run examples` writes them.
 */
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { testNow } from '~mocks/node';
import { applyScenario, logIn, setScenarioStart } from '~mocks/qa/apply';
import { scenarioOf } from '~mocks/qa/scenario';
import { testClient } from '~mocks/testClient';
import { contentOf, type Operation } from '../../build/api/operations';
import { queries } from './calls';
import { examplesOf, operations } from './operations';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Asked {
  summary?: string;
  /** Name of the call; default: the one whose description names the example first. */
  call?: string;
  /** Default: a student, or a guest where the call is sent without a token. */
  scenario?: string;
  values?: Readonly<Record<string, string | number>>;
  /** A call that is made before. */
  after?: string;
  /** Of the course or the class only its name, its status and its lessons stay: the first one and these. */
  lessons?: readonly number[];
}

const ofOrder = (status: string, summary: string): Asked => ({
  summary,
  call: 'order',
  scenario: `account:student;order:3103=${status}`,
  values: { id: 'o-3103' },
});

/** By the name of the example, how it is asked for where that is not the call of a student with the document's examples. */
const asked: Readonly<Record<string, Asked>> = {
  courseOfGuest: {
    summary: 'A guest, with a free lesson, a locked one and one that is not published yet',
    scenario: 'account:guest',
    lessons: [10_103, 10_117],
  },
  liveTopicOfGuest: {
    summary: 'A guest, with a locked session to come, a locked replay and a free one',
    scenario: 'account:guest',
    values: { topicId: 2 },
    lessons: [202, 205],
  },
  newUser: {
    summary: 'The role is chosen, the rest of the set-up is to do, the phone included',
    scenario: 'account:new;user:role=student;user:phone_number=required',
  },
  verifyPhone: { after: 'sendPhoneCode' },
  createOrder: { summary: 'Nothing is to be paid' },
  orderByKey: { summary: 'No order has this key' },
  pendingOrder: ofOrder('pending', 'To be paid on the page of the payment provider'),
  order: ofOrder('paid', 'Paid'),
  failedOrder: ofOrder('failed', 'The card was refused'),
};

/** Letters from which on a text is cut, and of what stays. */
const [longest, kept] = [90, 60];

const ofLessons = ['id', 'title', 'name', 'enroll_status', 'lessons'];

function cutText(text: string): string {
  if (text.length <= longest || !text.includes(' ')) return text;
  const plain = text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', kept))}…`;
}

/** Returns a value with one item of each list of objects, and with short texts. */
function shorten(value: Json, lessons: readonly number[] = []): Json {
  if (typeof value === 'string') return cutText(value.replace('http://mock.test', 'https://api.example.com'));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const isKept = (item: Json, index: number) =>
      index === 0 || typeof item !== 'object' || lessons.includes(Number((item as { id?: Json }).id));
    return value.filter(isKept).map((item: Json) => shorten(item, lessons));
  }
  const isOfLessons = lessons.length > 0 && 'lessons' in value;
  const shown = Object.entries(value).filter(([key]) => !isOfLessons || ofLessons.includes(key));
  return Object.fromEntries(shown.map(([key, inner]) => [key, shorten(inner, lessons)]));
}

const operationNamed = (name: string) => operations.find((one) => one.name === name) as Operation;

async function answerOf(name: string, operation: Operation): Promise<object> {
  const { summary, call = operation.name, values = {}, after, lessons, ...given } = asked[name] ?? {};
  const { scenario = operation.session === false ? 'account:guest' : 'account:student' } = given;
  const client = testClient();
  const started = setScenarioStart(scenarioOf(scenario), testNow);
  applyScenario(client.backend, { ...started, clock: { ...started.clock, frozen: true } });
  const token = started.account === 'guest' ? undefined : logIn(client.backend, started.account, 'device-1');
  const userId = client.backend.db.read().accounts.find(({ email }) => email === started.account)?.userId;
  const send = ({ name: sent, method, path, parameters, body }: Operation) => {
    const exampleOf = (key: string) =>
      values[key] ?? (key === 'userId' ? userId : undefined) ?? parameters.find((one) => one.name === key)?.example;
    const filled = path.slice(1).replace(/\{(\w+)\}/g, (_, key: string) => String(exampleOf(key)));
    const query = queries[sent] ? `?${queries[sent]}` : '';
    return client.call(method, filled + query, { token, ...(body && { body: examplesOf(body)[0] }) });
  };
  if (after) await send(operationNamed(after));
  const { status, json } = await send(operationNamed(call));
  expect(status, `the call of the example ${name}`).toBe(200);
  return { ...(summary && { summary }), value: shorten(json as Json, lessons) };
}

/** The operations whose success names an example of a file, by the name of the example. */
const named = new Map(
  operations
    .flatMap((operation) => {
      const { examples = {} } = contentOf(operation.responses['200']) ?? {};
      return Object.values(examples).map(({ $ref = '' }) => [$ref.split('/').at(-1) ?? '', operation] as const);
    })
    .reverse(),
);

const tags = new Set([...named.values()].map(({ tag }) => tag));

it.each([...tags])('docs/api/examples/%s.yaml is what `npm run examples` writes', async (tag) => {
  const names = [...named]
    .filter(([, operation]) => operation.tag === tag)
    .map(([name]) => name)
    .reverse();
  const examples: Record<string, object> = {};
  for (const name of names) examples[name] = await answerOf(name, named.get(name) as Operation);
  const text = `# Written by \`npm run examples\`.\n${stringify(examples, { lineWidth: 0 })}`;
  await expect(text).toMatchFileSnapshot(`../../docs/api/examples/${tag}.yaml`);
});
