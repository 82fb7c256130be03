/**
 * A field is shown when a page has a text that it lacks once the server omits the field. Names, values and addresses
 * are those of the specification and the contract; nothing is imported from the sources.
 */
import type { EndpointName } from '@/shared/http/endpoints';
import { brokenParts } from '../../faults/assertions';
import { neverSent } from '../../faults/fakeNetwork';
import { openTestApp, type TestApp } from '../../faults/testApp';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export interface Data {
  readonly [key: string]: Json;
}

export interface Screen {
  readonly at: string;
  readonly as?: string;
  /** The `data` of the server's responses, in camelCase; all others come from the mock backend. */
  readonly responses: { readonly [name in EndpointName]?: Data };
  /** What the visitor does before the page is inspected. */
  readonly act?: (testApp: TestApp) => void;
}

/**
 * By field, as a path in the response: the screen that shows it, its text, and the screen without that text; default:
 * the same screen when the server omits the field.
 */
export type Proofs = Readonly<Record<string, readonly [screen: Screen, sees: string | RegExp, not?: Screen]>>;

/** Proofs of one entity. Each runs when its file exports the table in `tables`. */
export interface ProofTable {
  /** The entity, as the tests call it. */
  readonly name: string;
  /** The call that returns the entity, and its path in the response. Absent for what the app derives from several fields. */
  readonly from?: readonly [endpoint: EndpointName, path: string];
  readonly proofs: Proofs;
  /** The schemas whose fields these proofs show, with their path in the keys of `proofs`: '' is the root. */
  readonly schemas?: Readonly<Record<string, string>>;
}

/** Fields that no proof names: the schema, what the fields are for or the screen that shows them, and their names. */
export type Exemptions = readonly (readonly [schema: string, purpose: string, fields: string])[];

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the same value without the field at the path; lists are traversed. */
export function omitField(value: Json, path: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item: Json) => omitField(item, path));
  const [key = '', ...rest] = path;
  if (!isObject(value) || !(key in value)) return value;
  if (rest.length > 0) return { ...value, [key]: omitField(value[key] ?? null, rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Returns the body of a response in its wire format. */
export function toWire(value: Json): Json {
  if (Array.isArray(value)) return value.map(toWire);
  if (!isObject(value)) return value;
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), toWire(inner)]));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Returns the page as text, without React's comments between texts, and with plain spaces. */
const plain = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/&(amp|#x27|quot|lt|gt);/g, (word) => entities[word] ?? word);

/**
 * Returns the HTML when every part of it was rendered.
 * @throws Error with React's reason, instead of a comparison with the whole page, when a part was not.
 */
export function wholePage(html: string, at: string): string {
  const [broken] = brokenParts(html);
  if (broken === undefined) return html;
  const reason = broken.replace(/^Switched to client rendering because.*?:\s*/s, '').split('\n')[0];
  throw new Error(`${at} was not rendered: ${reason}`);
}

interface Opened {
  html: string;
  sent: readonly EndpointName[];
}

async function open({ at, as, responses, act }: Screen): Promise<Opened> {
  const testApp = openTestApp(at, { as });
  try {
    for (const [name, data] of Object.entries(responses))
      testApp.network.fail(name as EndpointName, { body: { data: toWire(data) } });
    await testApp.open();
    if (act) {
      act(testApp);
      await testApp.settle();
    }
    return {
      html: plain(`${await testApp.head()}${wholePage(await testApp.html(), at)}`),
      sent: testApp.network.calls,
    };
  } finally {
    testApp.close();
  }
}

function htmlOf({ html, sent }: Opened, { at }: Screen, endpoint?: EndpointName): string {
  if (endpoint && !sent.includes(endpoint)) throw new Error(neverSent(endpoint, at));
  return html;
}

/** Returns the rendered screen, which must have sent a call to `endpoint`. */
export const renderScreen = async (screen: Screen, endpoint?: EndpointName) =>
  htmlOf(await open(screen), screen, endpoint);

const known = new Map<Screen, Promise<Opened>>();

/** Like `renderScreen`, but renders each screen once, however many fields it shows. */
export async function renderScreenOnce(screen: Screen, endpoint?: EndpointName): Promise<string> {
  const opened = known.get(screen) ?? open(screen);
  known.set(screen, opened);
  return htmlOf(await opened, screen, endpoint);
}

/**
 * Expects that a rendered screen has, or has not, the text of a field.
 * @throws Error with the screen and its visible text, instead of its whole HTML.
 */
export function expectText(html: string, { at }: Screen, sees: string | RegExp, isShown: boolean): void {
  const isFound = typeof sees === 'string' ? html.includes(sees) : sees.test(html);
  if (isFound === isShown) return;
  const visible = html.replace(/<(style|script|head)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  throw new Error(`${at} ${isShown ? 'does not show' : 'shows'} ${sees}. It shows: ${visible.replace(/\s+/g, ' ')}`);
}

/** Returns the screen whose response lacks a field. */
export function withoutField(screen: Screen, endpoint: EndpointName, path: readonly string[]): Screen {
  const data = screen.responses[endpoint];
  if (!data) throw new Error(`${screen.at} says nothing of ${endpoint}`);
  const less = omitField(data, path);
  if (JSON.stringify(less) === JSON.stringify(data)) throw new Error(`There is no ${path.join('.')} to leave out`);
  return { ...screen, responses: { ...screen.responses, [endpoint]: less as Data } };
}
