import { type EndpointName, splitCall } from './endpoints';

/** Builds the paths of API calls, with encoded values. */

type PathValues = Readonly<Record<string, string | number>>;

/**
 * `/api/v3/courses/7` for the row `course` and `{ id: 7 }`. A missing, empty or dotted value is a bug of the caller
 * (it would name another endpoint) and throws a TypeError.
 */
export function endpointPath(name: EndpointName, values: PathValues = {}): string {
  const { path } = splitCall(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = Object.hasOwn(values, placeholder) ? String(values[placeholder]) : '';
    if (value === '' || value === '.' || value === '..') throw new TypeError(`${name}: no usable ${placeholder}`);
    return encodeURIComponent(value);
  });
  return `/api/${filled}`;
}
