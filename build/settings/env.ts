import { existsSync, readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { contactChannels } from '../../src/shared/config/contact.ts';
import { type Region, regionNames } from '../../src/shared/i18n/locales.ts';

/** Returns the values of a list, which white space separates. */
export const splitWords = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** Returns whether a host name stays on the machine or its private network, where plain http is acceptable. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIPv4(host)) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  return /(^|\.)localhost$|^::1$|^(f[cd]..|fe[89ab].):/.test(host);
}

function urlProblem(value: string, originOnly: boolean): string | null {
  if (value.includes('*')) return 'wildcards are not allowed';
  if (/[\s;,'"]/.test(value)) return 'is not one URL';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return 'is not an http(s) URL';
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname))
    return 'plain http is only for loopback and private addresses';
  if (url.username || url.password || url.search || url.hash) return 'must not carry credentials, a query or a hash';
  if (originOnly && url.pathname !== '/') return 'must be an origin, without a path';
  return null;
}

/**
 * Validates `channel link`, or `channel link free-trial-link`; empty means that the region has no contact. Returns null
 * when valid.
 */
function contactProblem(value: string): string | null {
  const [channel = '', ...links] = splitWords(value);
  if (!channel) return null;
  if (!contactChannels.some((known) => known === channel))
    return `${channel} is no channel: use ${contactChannels.join(', ')}`;
  if (links.length === 0) return 'has no link behind the channel';
  if (links.length > 2) return 'holds more than a channel, a contact link and a free-trial link';
  const isLink = (link: string) => {
    const url = URL.canParse(link) ? new URL(link) : null;
    return url?.protocol === 'https:' && !url.username && !url.password && !/[*"'<>]/.test(link);
  };
  const wrong = links.find((link) => !isLink(link));
  return wrong === undefined ? null : `${wrong} is not an https URL`;
}

type Raw = Readonly<Record<string, string | undefined>>;
/** Returns the problem of a value, or nothing; `raw` are all values. */
type Rule = (value: string, raw: Raw) => string | null | false | undefined;

function matches(pattern: RegExp, problem: string): Rule {
  return (value) => !pattern.test(value) && problem;
}

/** An empty URL means the app's own origin, or none. */
const url: Rule = (value) => value && urlProblem(value, false);
const origins: Rule = (value) =>
  splitWords(value)
    .map((origin) => urlProblem(origin, true))
    .find(Boolean);

const contacts = Object.fromEntries(
  regionNames.map((region): [string, Rule] => [`VITE_CONTACT_${region.toUpperCase()}`, contactProblem]),
) as Record<`VITE_CONTACT_${Uppercase<Region>}`, Rule>;

/** Every key that a configuration must set, with its rule; the three `.env.*` files contain exactly these. */
const rules = {
  VITE_PRODUCT_NAME: matches(/\S/, 'is empty'),
  VITE_API_URL: url,
  VITE_TRACKING_URL: url,
  VITE_SUPPORT_URL: url,
  VITE_SITE_URL: url,
  VITE_ACADEMY_URL: url,
  // The address of events may be a path of the app's own origin.
  VITE_ANALYTICS_URL: (value, raw) => !/^\/[\w/-]+$/.test(value) && url(value, raw),
  VITE_CSP_REPORT_URL: url,
  VITE_REPORT_URL: url,
  VITE_CHILD_SAFETY_URL: url,
  VITE_IMAGE_ORIGINS: origins,
  VITE_MEDIA_ORIGINS: origins,
  VITE_PAYMENT_ORIGINS: origins,
  VITE_COOKIE_DOMAIN: matches(/^[a-z0-9.-]*$/i, 'is not a host name'),
  VITE_COOKIE_PREFIX: (value, { VITE_COOKIE_DOMAIN: domain }) =>
    value === '__Host-' && domain
      ? 'browsers refuse __Host- cookies with a domain: leave VITE_COOKIE_DOMAIN empty'
      : !/^(__(Secure|Host)-)?$/.test(value) && 'must be __Secure-, __Host- or empty',
  VITE_REPORT_SAMPLE: matches(/^(0(\.\d+)?|1(\.0+)?)?$/, 'must be a number from 0 to 1, or empty for 1'),
  VITE_SECURITY_CONTACT: matches(/^((https:\/\/|mailto:)[^\s"<>]+)?$/, 'must be an https: or mailto: URL, or empty'),
  ...contacts,
  VITE_REFUND: matches(/^([1-9]\d* [1-9]\d*)?$/, 'must be a number of days and of lessons, or empty'),
  VITE_OFFLINE_LESSONS: matches(/^(true)?$/, 'must be true or empty'),
  VITE_ENABLE_MOCKS: matches(/^(true|false)$/, 'must be true or false'),
} satisfies Record<string, Rule>;

type EnvKey = keyof typeof rules;
export const envKeys = Object.keys(rules) as EnvKey[];
export type BuildEnv = Readonly<Record<EnvKey, string>>;

/**
 * Validates the raw values of a configuration and returns exactly the known keys.
 * @throws Error naming every offending key at once.
 */
export function readEnv(raw: Raw): BuildEnv {
  const problems = envKeys.flatMap((key) => {
    const value = raw[key];
    const problem = value === undefined ? 'is missing' : rules[key](value, raw);
    return problem ? [`${key}: ${problem}`] : [];
  });
  if (problems.length) throw new Error(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
  return Object.fromEntries(envKeys.map((key) => [key, raw[key]])) as BuildEnv;
}

/**
 * Returns the configuration of a Vite mode: real environment variables, then `.env.<mode>`, then `.env.local`. A mode
 * with a file of its own must set every key there or in the environment: Vite loads `.env.local` in every mode, so a
 * key missing in `.env.production` would otherwise silently take its local value.
 * @throws Error when a key is missing or a value breaks the rules of {@link readEnv}.
 */
export function loadBuildEnv(mode: string, root: string): BuildEnv {
  const loaded = loadEnv(mode, root, 'VITE_');
  const file = join(root, `.env.${mode}`);
  if (!existsSync(file)) return readEnv(loaded);
  const own = { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
  return readEnv(Object.fromEntries(envKeys.filter((key) => own[key] !== undefined).map((key) => [key, loaded[key]])));
}
