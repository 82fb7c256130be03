/**
 * A field is shown when a page has a text that it lacks once the server omits the field. Names, values and addresses
 * are those of the specification and the contract; nothing is imported from the sources.
 */
import type { EndpointName } from '@/shared/http/endpoints';
import { brokenParts } from '../faults/look';
import { neverSent } from '../faults/wire';
import { openWorld, type World } from '../faults/world';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export interface Data {
  readonly [key: string]: Json;
}

export interface Screen {
  readonly at: string;
  readonly as?: string;
  /** The `data` of the server's responses, in camelCase; all others come from the mock backend. */
  readonly answers: { readonly [name in EndpointName]?: Data };
  /** What the visitor does before the page is inspected. */
  readonly act?: (world: World) => void;
}

/**
 * By field, as a path in the response: the screen that shows it, its text, and the screen without that text; default:
 * the same screen when the server omits the field.
 */
export type Proofs = Readonly<Record<string, readonly [screen: Screen, sees: string | RegExp, not?: Screen]>>;

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the same value without the field at the path; lists are traversed. */
export function without(value: Json, path: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item: Json) => without(item, path));
  const [key = '', ...rest] = path;
  if (!isObject(value) || !(key in value)) return value;
  if (rest.length > 0) return { ...value, [key]: without(value[key] ?? null, rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Returns the body of a response in its wire format. */
export function onWire(value: Json): Json {
  if (Array.isArray(value)) return value.map(onWire);
  if (!isObject(value)) return value;
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), onWire(inner)]));
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

async function open({ at, as, answers, act }: Screen): Promise<Opened> {
  const world = openWorld(at, { as });
  try {
    for (const [name, data] of Object.entries(answers))
      world.wire.fail(name as EndpointName, { body: { data: onWire(data) } });
    await world.open();
    if (act) {
      act(world);
      await world.settle();
    }
    return { html: plain(`${await world.head()}${wholePage(await world.html(), at)}`), sent: world.wire.calls };
  } finally {
    world.close();
  }
}

function htmlOf({ html, sent }: Opened, { at }: Screen, endpoint?: EndpointName): string {
  if (endpoint && !sent.includes(endpoint)) throw new Error(neverSent(endpoint, at));
  return html;
}

/** Returns the rendered screen, which must have sent a call to `endpoint`. */
export const look = async (screen: Screen, endpoint?: EndpointName) => htmlOf(await open(screen), screen, endpoint);

const known = new Map<Screen, Promise<Opened>>();

/** Like `look`, but renders each screen once, however many fields it shows. */
export async function lookAgain(screen: Screen, endpoint?: EndpointName): Promise<string> {
  const opened = known.get(screen) ?? open(screen);
  known.set(screen, opened);
  return htmlOf(await opened, screen, endpoint);
}

/** Returns the screen whose response lacks a field. */
export function lacking(screen: Screen, endpoint: EndpointName, path: readonly string[]): Screen {
  const data = screen.answers[endpoint];
  if (!data) throw new Error(`${screen.at} says nothing of ${endpoint}`);
  const less = without(data, path);
  if (JSON.stringify(less) === JSON.stringify(data)) throw new Error(`There is no ${path.join('.')} to leave out`);
  return { ...screen, answers: { ...screen.answers, [endpoint]: less as Data } };
}
