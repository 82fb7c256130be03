/**
 * A situation of the app as text for a link: `account:student;class:12;latency:slow`. Parts are separated by `;`; a
 * part is a name with a value after a colon, or a single word; omitted parts have the initial state.
 */
import { endpoints } from '@/shared/http/endpoints';
import { isLocale, isRegion, type Locale, regions } from '@/shared/i18n/locales';
import { demoAccounts } from '../db/demoAccounts';
import type { FaultTimes } from '../faults';
import type { Latency } from '../network';
import { type FailureWord, findFaultEffect } from './faultKinds';
import { describeInput, needsAccount, situationKinds, situationPart } from './situation';
import { formatSpan, parseSpan } from './span';

export interface ScenarioFault {
  /** Name in the endpoint table, of the other hosts, or `all`: every call except pictures and films. */
  endpoint: string;
  failure: FailureWord;
  times: FaultTimes;
}

export interface Scenario {
  /** The part before the @ of a demo account; `guest`: nobody is logged in. */
  account: string;
  /** null: the locale of the path. */
  locale: Locale | null;
  clock: {
    /** Epoch ms at which the scenario starts; null: the beginning of the demo, or the machine's time. */
    at: number | null;
    /** Without a time of its own, it starts at the machine's time. */
    present: boolean;
    /** Added to it; the content stays where it was. */
    shiftMs: number;
    frozen: boolean;
  };
  /** Minutes until the next class; null: as in the content. */
  classIn: number | null;
  /** Parts that change the initial state (see `situation.ts`), as they are written. */
  situation: readonly string[];
  latency: Latency;
  offline: boolean;
  /** The browser has deleted what the app had stored, except cookies. */
  isPurged: boolean;
  faults: readonly ScenarioFault[];
}

export const firstDay: Scenario = {
  account: 'guest',
  locale: null,
  clock: { at: null, present: false, shiftMs: 0, frozen: false },
  classIn: null,
  situation: [],
  latency: 'none',
  offline: false,
  isPurged: false,
  faults: [],
};

export const accountName = (email: string) => email.replace(/@.*/, '');
export const accountNames: readonly string[] = ['guest', ...demoAccounts.map(({ email }) => accountName(email))];

/** Endpoints for which a failure can be planned. */
export const faultTargets: readonly string[] = [
  'all',
  ...Object.keys(endpoints),
  'submitTicket',
  'uploadFile',
  'trackVideo',
  'recordEvent',
  'searchIndex',
  'media',
];

const mostMinutes = 30 * 24 * 60;
const longestLatency = 60_000;
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

/** Thrown for an invalid part; its text is shown to the visitor who opened the link. */
class Unusable extends Error {}

const unusable = (text: string): never => {
  throw new Unusable(text);
};

function parseInstant(text: string): number {
  const ms = instantShape.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms)
    ? unusable('needs a time with its zone, such as 2026-11-20T18:30+08:00 or 2026-11-20T10:30Z')
    : Math.floor(ms / 1000) * 1000;
}

function parseLatency(text: string): Latency {
  if (text === 'none' || text === 'slow') return text;
  const ms = /^\d+$/.test(text) ? Number(text) : parseSpan(text);
  return ms !== null && ms >= 0 && ms <= longestLatency
    ? ms || 'none'
    : unusable('knows none, slow, or a span up to 60s such as 2s or 800ms');
}

function parseFault(text: string): ScenarioFault {
  const [, endpoint = '', failure = '', times] =
    /^([^=]+)=([^,]+)(?:,(.+))?$/.exec(text) ?? unusable('is endpoint=failure or endpoint=failure,times');
  const target = faultTargets.find(
    (name) => name.toLowerCase() === (endpoint === '*' ? 'all' : endpoint.toLowerCase()),
  );
  if (!target) return unusable(`has no endpoint “${endpoint}”`);
  if (!findFaultEffect(failure))
    return unusable(
      `has no failure “${failure}”: a status, a code, timeout, offline, lost, html, truncated, empty or a wait such as 2s`,
    );
  if (times === undefined) return { endpoint: target, failure, times: 1 };
  if (times === 'always') return { endpoint: target, failure, times };
  if (!/^[1-9]\d{0,2}$/.test(times)) return unusable('happens 1 to 999 times, or always');
  return { endpoint: target, failure, times: Number(times) };
}

type Part = (value: string, before: Scenario) => Partial<Scenario>;

const parts: Readonly<Record<string, Part>> = {
  account(value) {
    const account = accountName(value.toLowerCase());
    return accountNames.includes(account) ? { account } : unusable(`is one of ${accountNames.join(', ')}`);
  },
  locale(value) {
    const locale = value.toLowerCase();
    return isLocale(locale) ? { locale } : unusable('is no locale of this product');
  },
  region(value) {
    const region = value.toLowerCase();
    return isRegion(region) ? { locale: regions[region].locales[0] } : unusable('is no region of this product');
  },
  clock: (value, { clock }) => ({ clock: { ...clock, at: parseInstant(value) } }),
  shift(value, { clock }) {
    const shiftMs = parseSpan(value);
    return shiftMs === null ? unusable('is a span such as 1d, -90m or 1h30m') : { clock: { ...clock, shiftMs } };
  },
  class(value) {
    const classIn = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    return Math.abs(classIn) <= mostMinutes ? { classIn } : unusable('is a number of minutes');
  },
  latency: (value) => ({ latency: parseLatency(value.toLowerCase()) }),
  storage: (value) => (value.toLowerCase() === 'purged' ? { isPurged: true } : unusable('knows purged')),
  fail: (value, { faults }) => ({ faults: [...faults, parseFault(value)] }),
  ...Object.fromEntries(
    situationKinds.map((kind): [string, Part] => [
      kind,
      (value, { situation }) => ({
        situation: [...situation, situationPart(kind, value) ?? unusable(`takes ${describeInput(kind)}`)],
      }),
    ]),
  ),
};

const flags: Readonly<Record<string, (before: Scenario) => Partial<Scenario>>> = {
  present: ({ clock }) => ({ clock: { ...clock, present: true } }),
  freeze: ({ clock }) => ({ clock: { ...clock, frozen: true } }),
  offline: () => ({ offline: true }),
};

function change(name: string, value: string | null, before: Scenario): Partial<Scenario> {
  const key = name.toLowerCase();
  if (value === null) {
    if (Object.hasOwn(flags, key)) return flags[key]?.(before) ?? {};
    return unusable(Object.hasOwn(parts, key) ? 'needs a value behind a colon' : 'is nothing a scenario has');
  }
  if (Object.hasOwn(parts, key)) return parts[key]?.(value, before) ?? {};
  return unusable(Object.hasOwn(flags, key) ? 'takes no value' : 'is nothing a scenario has');
}

export interface ParsedScenario {
  scenario: Scenario;
  /** One sentence for each invalid part; the others apply. */
  problems: string[];
}

/** Parses a scenario; never throws, whatever the text is. */
export function parseScenario(text: string): ParsedScenario {
  const problems: string[] = [];
  let scenario = firstDay;
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const [name, value] = colon < 0 ? [part, null] : [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    try {
      // In a query, the plus of an offset becomes a space.
      scenario = { ...scenario, ...change(name, value?.replace(/ (?=\d)/g, '+') ?? null, scenario) };
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      problems.push(`“${part.slice(0, 60)}”: ${name.slice(0, 20)} ${error.message}.`);
    }
  }
  const { account, situation } = scenario;
  const usable = situation.filter((part) => account !== 'guest' || !needsAccount(part));
  for (const part of situation.filter((one) => !usable.includes(one))) problems.push(`“${part}”: needs an account.`);
  return { scenario: { ...scenario, situation: usable }, problems };
}

/** Parses a scenario in code, which must be valid. @throws TypeError naming all invalid parts. */
export function scenarioOf(text: string): Scenario {
  const { scenario, problems } = parseScenario(text);
  if (problems.length > 0) throw new TypeError(problems.join(' '));
  return scenario;
}

/** Returns the text of a scenario; parsing it returns the same scenario. */
export function formatScenario(scenario: Scenario): string {
  const { account, locale, clock, classIn, situation, latency, offline, isPurged, faults } = scenario;
  const { at, present, shiftMs, frozen } = clock;
  return [
    `account:${account}`,
    locale && `locale:${locale}`,
    at !== null && `clock:${new Date(at).toISOString().replace(/(:00)?\.000Z$/, 'Z')}`,
    present && 'present',
    shiftMs !== 0 && `shift:${formatSpan(shiftMs)}`,
    frozen && 'freeze',
    classIn !== null && `class:${classIn}`,
    ...situation,
    latency !== 'none' && `latency:${typeof latency === 'number' ? formatSpan(latency) : latency}`,
    offline && 'offline',
    isPurged && 'storage:purged',
    ...faults.map(({ endpoint, failure, times }) => `fail:${endpoint}=${failure}${times === 1 ? '' : `,${times}`}`),
  ]
    .filter(Boolean)
    .join(';');
}

export const scenarioKey = 'qa';

/** Returns a URL with a scenario in its query, replacing its own one; readable by people. */
export function withScenario(href: string, scenario: Scenario | null): string {
  const url = new URL(href);
  url.searchParams.delete(scenarioKey);
  if (scenario === null) return url.href;
  const text = encodeURIComponent(formatScenario(scenario)).replace(/%(3A|3B|2C|3D)/g, decodeURIComponent);
  const before = url.search ? `${url.search}&` : '?';
  return `${url.origin}${url.pathname}${before}${scenarioKey}=${text}${url.hash}`;
}
