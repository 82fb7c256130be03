import { type EndpointName, endpoints } from './endpoints';

/** Builds the URLs of API calls: encoded path values, snake_case query keys, arrays as `subject_ids[]=1`. */

type PathValues = Readonly<Record<string, string | number>>;

/**
 * `/api/v3/courses/7` for the row `course` and `{ id: 7 }`. A missing, empty or dotted value is a bug of the caller
 * (it would name another endpoint) and throws a TypeError.
 */
export function endpointPath(name: EndpointName, values: PathValues = {}): string {
  const { version, path } = endpoints[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = Object.hasOwn(values, placeholder) ? String(values[placeholder]) : '';
    if (value === '' || value === '.' || value === '..') throw new TypeError(`${name}: no usable ${placeholder}`);
    return encodeURIComponent(value);
  });
  return `/api/v${version}/${filled}`;
}

/** Query string without `?`. Absent values (undefined, null) are left out, as are those inside arrays. */
export function queryString(query: object, toKey: (key: string) => string): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query) as [string, unknown][]) {
    const name = toKey(key);
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) if (isPresent(item)) parameters.append(`${name}[]`, String(item));
    } else if (isPresent(value)) {
      parameters.append(name, String(value));
    }
  }
  return parameters.toString();
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
