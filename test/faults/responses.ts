/** Careless variants of valid responses (the whole body as text, snake_case). */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Body {
  data: { [key: string]: Json };
}

/** Fields that the contract requires: an item's id and name, and the roots of responses. */
const needed = new Set([
  'id',
  'title',
  'name',
  'token',
  'server_time',
  'first_free_live_lesson',
  'course',
  'live_topic',
]);

/** Without its type an option of a bundle cannot be ordered, so it is dropped as without its id. */
const isNeeded = (key: string, of: object) => needed.has(key) || (key === 'type' && 'display_price' in of);

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const dataOf = (response: string) => {
  const { data } = JSON.parse(response) as Partial<Body>;
  return data && isObject(data) ? data : {};
};
const mapped = (object: { [key: string]: Json }, change: (value: Json, key: string) => Json | undefined) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      const next = change(value, key);
      return next === undefined ? [] : [[key, next] as const];
    }),
  );

function stripped(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripped);
  if (!isObject(value)) return value;
  return mapped(value, (inner, key) => (isNeeded(key, value) ? stripped(inner) : undefined));
}

/** Returns only what is required: the roots, and in each item its id and name. */
export const keepRequired = (response: string): Body => ({
  data: mapped(dataOf(response), (value, key) =>
    needed.has(key) || (typeof value === 'object' && value !== null) ? stripped(value) : undefined,
  ),
});

function wrong(value: Json): Json {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'x';
  if (typeof value === 'boolean') return 'yes';
  return Array.isArray(value) ? {} : [];
}

function twisted(value: Json): Json {
  if (Array.isArray(value)) return value.map(twisted);
  if (!isObject(value)) return value;
  return mapped(value, (inner, key) => (isNeeded(key, value) ? twisted(inner) : wrong(inner)));
}

/** Returns a response with a wrong type for every optional field. */
export const spoilOptional = (response: string): Body => ({
  data: mapped(dataOf(response), (value, key) =>
    needed.has(key) || (typeof value === 'object' && value !== null) ? twisted(value) : wrong(value),
  ),
});

/** Returns a response with a text under every key of `data`. */
export const spoilRoots = (response: string): Body => ({ data: mapped(dataOf(response), () => 'soon') });

export const cutInHalf = (response: string): string => response.slice(0, Math.ceil(response.length / 2));

const texts = /"(title|name|text|first_name|summary)":"/g;

/** Returns the same response with marked texts, so that they are recognised wherever they appear. */
export const markTexts = (response: string): string => response.replace(texts, '"$1":"OUTDATED ');
