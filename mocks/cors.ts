import { endpoints } from '@/shared/http/endpoints';

/** CORS rules of each host that the mock server plays; they allow nothing beyond the contract. */
interface Rule {
  matches: RegExp;
  credentials: boolean;
  methods: string;
  headers: string;
  expose?: string;
}

const apiMethods = new Set(Object.values(endpoints).map(({ call }) => call.split(' ')[0]));

const rules: readonly Rule[] = [
  {
    matches: /^\/api\//,
    credentials: true,
    methods: [...apiMethods, 'OPTIONS'].join(', '),
    headers: 'authorization, content-type, region-name, x-user-agent',
  },
  {
    matches: /^\/(upload|submitTicketToZendesk)$/,
    credentials: false,
    methods: 'POST, OPTIONS',
    headers: 'content-type',
  },
  {
    matches: /^\/media\//,
    credentials: false,
    methods: 'GET, OPTIONS',
    headers: 'range',
    expose: 'accept-ranges, content-length, content-range',
  },
];

/**
 * Returns the CORS headers of a response; none for the hosts that take events (called without CORS) and for origins other than
 * `only`. The exact origin is echoed.
 */
export function corsHeaders(path: string, origin: string | undefined, only?: string): Record<string, string> {
  const rule = rules.find(({ matches }) => matches.test(path));
  if (!rule || !origin || (only !== undefined && origin !== only)) return rule ? { Vary: 'Origin' } : {};
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    ...(rule.credentials && { 'Access-Control-Allow-Credentials': 'true' }),
    ...(rule.expose && { 'Access-Control-Expose-Headers': rule.expose }),
  };
}

/** Returns the headers of the response to a preflight; null when the host accepts none. */
export function preflightHeaders(
  path: string,
  origin: string | undefined,
  only?: string,
): Record<string, string> | null {
  const rule = rules.find(({ matches }) => matches.test(path));
  const headers = corsHeaders(path, origin, only);
  if (!rule || !headers['Access-Control-Allow-Origin']) return null;
  return {
    ...headers,
    'Access-Control-Allow-Methods': rule.methods,
    'Access-Control-Allow-Headers': rule.headers,
    'Access-Control-Max-Age': '600',
  };
}
