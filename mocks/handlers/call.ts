import { isLocale, isRegion, type Locale, type Region } from '@/shared/i18n/locales';
import type { Backend } from '../backend';
import { identifyToken } from '../db/sessions';
import type { Account, State } from '../db/state';
import type { VisitorView } from '../rules/view';
import { createClientMistake, createFailure, createSessionFailure } from './failures';

/** Parameter of a resolver: the validated request, and the state. */
export interface Call {
  backend: Backend;
  /** Epoch milliseconds in the header's region, the same for the whole call. */
  now: number;
  locale: Locale;
  /** Region of the header. */
  region: Region;
  deviceId: string;
  token: string | null;
  account: Account | null;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** Prefix of media URLs; '' when they stay relative to the page. */
  origin: string;
  /** The full URL of the request. */
  url: string;
  readParam(name: string): string;
  /** A path parameter that must be a positive number; 404 otherwise. */
  requireId(name: string): number;
  /** Returns a region named by a path or query; 404 for an unknown one. */
  requireRegion(name: string): Region;
  /** Returns a region's content in the requested language, as this visitor sees it; default: the header's region. */
  visitorView(region?: Region): VisitorView;
  /** Returns the content of the account's own region; only for calls that require a token. */
  memberView(): VisitorView & { account: Account };
  /** Changes the state; `account` is the stored one. */
  change<T>(update: (state: State, account: Account | null) => T): T;
}

const foreignHeader = /^x-(?!user-agent$|forwarded-|real-ip$|msw-)/;

/** Returns the device of the request; every call names it. */
function deviceOf(request: Request): string {
  const header = request.headers.get('x-user-agent');
  if (header === null) throw createClientMistake('The header X-User-Agent is missing.');
  try {
    const device = JSON.parse(header) as { device_id?: unknown; os?: unknown; platform?: unknown } | null;
    if (typeof device?.device_id === 'string' && device.device_id && device.platform === 'web') return device.device_id;
  } catch {
    // Fails below with the same error.
  }
  throw createClientMistake('X-User-Agent is not JSON with device_id, os and platform "web".');
}

export function tokenOf(request: Request): string | null {
  const header = request.headers.get('authorization');
  if (header === null) return null;
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (!token) throw createClientMistake('The header Authorization is not "Bearer <token>".');
  return token;
}

/** Returns the `lang` of the query, or null when it is missing or unknown. */
export function localeOf(url: URL): Locale | null {
  const lang = url.searchParams.get('lang');
  return lang !== null && isLocale(lang) ? lang : null;
}

interface CallParts {
  backend: Backend;
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: unknown;
}

/**
 * Validates what every API call must have: `lang`, Region-Name, X-User-Agent, no other custom header, and a valid token
 * if there is one.
 * @throws Failure 400 for a client's mistake, 401 with a session code for an expired token.
 */
export function createCall({ backend, request, params, body }: CallParts): Call {
  const url = new URL(request.url);
  const locale = localeOf(url);
  if (!locale) throw createClientMistake('The query has no `lang`, or one that is not a locale of this product.');
  const region = request.headers.get('region-name') ?? '';
  if (!isRegion(region))
    throw createClientMistake('The header Region-Name is missing or not a region of this product.');
  const deviceId = deviceOf(request);
  for (const name of request.headers.keys()) {
    if (foreignHeader.test(name.toLowerCase()))
      throw createClientMistake(`The header ${name} is not part of the contract.`);
  }

  const { db } = backend;
  const now = backend.now(region);
  const token = tokenOf(request);
  const identity = identifyToken(db.read(), token, now);
  if (identity.kind === 'dead') throw createSessionFailure(identity.end);
  const account = identity.kind === 'account' ? identity.account : null;

  const createView = (of: Region): VisitorView => ({
    catalogue: backend.catalogue(of, locale),
    account: account?.region === of ? account : null,
    now: of === region ? now : backend.now(of),
  });
  return {
    backend,
    now,
    locale,
    region,
    deviceId,
    token,
    account,
    query: url.searchParams,
    body: typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {},
    origin: backend.absoluteMedia ? url.origin : '',
    url: request.url,
    readParam: (name) => String(params[name] ?? ''),
    requireId(name) {
      const text = String(params[name] ?? '');
      if (!/^[1-9]\d{0,14}$/.test(text)) throw createFailure('notFound');
      return Number(text);
    },
    requireRegion(name) {
      if (!isRegion(name)) throw createFailure('notFound');
      return name;
    },
    visitorView: (of = region) => createView(of),
    memberView() {
      if (!account) throw new Error('This call needs an account');
      return { ...createView(account.region), account };
    },
    change: (update) =>
      db.update((state) => update(state, state.accounts.find((entry) => entry.userId === account?.userId) ?? null)),
  };
}
