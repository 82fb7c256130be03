/** One call the backend received. */
export interface LoggedCall {
  sequence: number;
  /** Mock time, epoch milliseconds. */
  atMs: number;
  /** Name in the contract; `unknown` for a path that is not in it. */
  endpoint: string;
  method: string;
  path: string;
  /** Values in the order sent, by key without `[]`. */
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  /** Parsed JSON, the names and sizes of a form's files, or else the text; null when empty. */
  body: unknown;
  /** 0 when the connection was dropped, null while the response is pending. */
  status: number | null;
}

export interface RequestLog {
  add(call: Omit<LoggedCall, 'sequence' | 'status'>): LoggedCall;
  calls(): readonly LoggedCall[];
  clear(): void;
}

const kept = 2000;

export function createRequestLog(): RequestLog {
  let calls: LoggedCall[] = [];
  let sequence = 0;
  return {
    add(call) {
      sequence += 1;
      const entry: LoggedCall = { ...call, sequence, status: null };
      calls = [...calls.slice(1 - kept), entry];
      return entry;
    },
    calls: () => calls,
    clear() {
      calls = [];
      sequence = 0;
    },
  };
}

/** Returns `subject_ids[]=1&subject_ids[]=2` as `{ subject_ids: ['1', '2'] }`. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(search.keys())) {
    if (key.endsWith('[]')) query[key.slice(0, -2)] = search.getAll(key);
    else query[key] = search.get(key) ?? '';
  }
  return query;
}

export async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return Object.fromEntries(
      [...form].map(([key, value]) => [
        key,
        typeof value === 'string' ? value : { name: value.name, size: value.size },
      ]),
    );
  }
  const text = await request.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
