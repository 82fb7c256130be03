import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { contactChannels } from '../../src/shared/config/contact.ts';
import { type Region, regionNames } from '../../src/shared/i18n/locales.ts';

const urlKeys = [
  'VITE_API_URL',
  'VITE_TRACKING_URL',
  'VITE_SUPPORT_URL',
  'VITE_SITE_URL',
  'VITE_ACADEMY_URL',
  'VITE_ANALYTICS_URL',
  'VITE_CSP_REPORT_URL',
  'VITE_REPORT_URL',
  'VITE_CHILD_SAFETY_URL',
] as const;
/** The contact of each region. */
const contactKeys = regionNames.map((region) => `VITE_CONTACT_${region.toUpperCase() as Uppercase<Region>}` as const);
const originListKeys = ['VITE_IMAGE_ORIGINS', 'VITE_MEDIA_ORIGINS', 'VITE_PAYMENT_ORIGINS'] as const;

/** Every key that a configuration must set; the three `.env.*` files contain exactly these. */
export const envKeys = [
  'VITE_PRODUCT_NAME',
  ...urlKeys,
  ...originListKeys,
  'VITE_COOKIE_DOMAIN',
  'VITE_COOKIE_PREFIX',
  'VITE_REPORT_SAMPLE',
  'VITE_SECURITY_CONTACT',
  ...contactKeys,
  'VITE_REFUND',
  'VITE_OFFLINE_LESSONS',
  'VITE_ENABLE_MOCKS',
] as const;

export type EnvKey = (typeof envKeys)[number];
export type BuildEnv = Readonly<Record<EnvKey, string>>;

/** Returns the values of a list, which white space separates. */
export const splitWords = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** Returns whether a host name stays on the machine or its private network, where plain http is acceptable. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1') return true;
  if (host.includes(':')) return /^(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(host);
  const parts = host.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return false;
  const [a = 0, b = 0] = parts.map(Number);
  return (
    a === 127 || a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254)
  );
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

/**
 * Validates the raw values of a configuration and returns exactly the known keys.
 * Rules: no key may be missing; an empty URL means the app's own origin, or no analytics, whose address may be a path
 * there; `http:` only for loopback and private addresses; no wildcards; a contact is a channel and one or two https links, or empty.
 * @throws Error naming every offending key at once.
 */
export function readEnv(raw: Readonly<Record<string, string | undefined>>): BuildEnv {
  const problems: string[] = [];
  const check = (key: EnvKey, problem: string | null | false) => {
    if (problem) problems.push(`${key}: ${problem}`);
  };
  for (const key of envKeys) check(key, raw[key] === undefined && 'is missing');
  for (const key of urlKeys) {
    const isOwn = key === 'VITE_ANALYTICS_URL' && /^\/[\w/-]+$/.test(raw[key] ?? '');
    if (raw[key] && !isOwn) check(key, urlProblem(raw[key], false));
  }
  for (const key of originListKeys)
    for (const origin of splitWords(raw[key] ?? '')) check(key, urlProblem(origin, true));

  for (const key of contactKeys) check(key, contactProblem(raw[key] ?? ''));

  check('VITE_PRODUCT_NAME', raw.VITE_PRODUCT_NAME?.trim() === '' && 'is empty');
  check('VITE_ENABLE_MOCKS', !/^(true|false)$/.test(raw.VITE_ENABLE_MOCKS ?? 'true') && 'must be true or false');
  check('VITE_OFFLINE_LESSONS', !/^(true)?$/.test(raw.VITE_OFFLINE_LESSONS ?? '') && 'must be true or empty');
  check(
    'VITE_REFUND',
    !/^([1-9]\d* [1-9]\d*)?$/.test(raw.VITE_REFUND ?? '') && 'must be a number of days and of lessons, or empty',
  );
  check('VITE_COOKIE_DOMAIN', !/^[a-z0-9.-]*$/i.test(raw.VITE_COOKIE_DOMAIN ?? '') && 'is not a host name');

  check(
    'VITE_REPORT_SAMPLE',
    !/^(0(\.\d+)?|1(\.0+)?)?$/.test(raw.VITE_REPORT_SAMPLE ?? '') && 'must be a number from 0 to 1, or empty for 1',
  );

  const prefix = raw.VITE_COOKIE_PREFIX ?? '';
  check('VITE_COOKIE_PREFIX', !/^(__(Secure|Host)-)?$/.test(prefix) && 'must be __Secure-, __Host- or empty');
  check(
    'VITE_COOKIE_PREFIX',
    prefix === '__Host-' &&
      !!raw.VITE_COOKIE_DOMAIN &&
      'browsers refuse __Host- cookies with a domain: leave VITE_COOKIE_DOMAIN empty',
  );

  check(
    'VITE_SECURITY_CONTACT',
    !/^((https:\/\/|mailto:)[^\s"<>]+)?$/.test(raw.VITE_SECURITY_CONTACT ?? '') &&
      'must be an https: or mailto: URL, or empty',
  );

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
