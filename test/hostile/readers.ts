/** Finds the reader of each endpoint: calls every function of every `api.ts` with an http client that only notes them. */
import type { Http } from '@/shared/http/http';

export type Reader = (data: unknown) => unknown;
type Call = (http: Http, params: unknown) => unknown;

const modules = import.meta.glob<Record<string, unknown>>(['/src/**/api.ts'], { eager: true });

/** Stands for any parameters: every field of it is of this kind again, a number, a text and an empty list at once. */
const anything: unknown = new Proxy(() => anything, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => 1;
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    if (key === 'then') return undefined;
    return anything;
  },
  apply: () => anything,
});

/** Parameters with which some calls go to another endpoint. */
const ofCourses = { page: 'course', entry: { targetType: 'course' } };

const functionsOf = (value: unknown): Call[] =>
  typeof value === 'function'
    ? [value as Call]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(functionsOf)
      : [];

/** Returns by endpoint what reads its response: every reader that some call has, each with an output. */
export async function findReaders(): Promise<ReadonlyMap<string, Reader>> {
  const readers = new Map<string, Set<Reader>>();
  const http = new Proxy({} as Http, {
    get: () => (endpoint: string, options: { read?: Reader } | undefined) => {
      if (options?.read) readers.set(endpoint, (readers.get(endpoint) ?? new Set()).add(options.read));
      return Promise.resolve(anything);
    },
  });
  for (const call of Object.values(modules).flatMap(functionsOf))
    for (const params of [anything, ofCourses]) {
      try {
        await call(http, params);
      } catch {
        // Some functions are no calls, and some get parameters that they cannot use.
      }
    }
  return new Map([...readers].map(([endpoint, all]) => [endpoint, (data) => [...all].map((read) => read(data))]));
}
