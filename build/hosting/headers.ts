import { type BuildEnv, splitWords } from '../settings/env.ts';
import { readVersion } from '../settings/version.ts';

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The Cache-Control of each kind of response; a missing file is an error and never gets the page. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'no-cache',
  error: 'no-store',
} as const;

/** How long a file is kept: only names with a content hash may be cached. */
export type CacheClass = 'hashed' | 'document';

export const cacheClassOf = (pathname: string): CacheClass =>
  /^\/assets\/.+-[\w-]{8,}\.\w+(\.map)?$/.test(pathname) ? 'hashed' : 'document';

/** Returns the Cache-Control of an existing file. */
export const cacheControlOf = (pathname: string): string => cacheControl[cacheClassOf(pathname)];

/** Source expressions of inline scripts and styles, without quotes. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

export const nothingInline: InlineHashes = { styles: [], scripts: [] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
/** Name of the endpoint in the headers. */
const endpoint = 'policy';
/** The address of the policy's reports, which name the build. */
const reportAddress = (env: BuildEnv) =>
  `${env.VITE_CSP_REPORT_URL}?version=${encodeURIComponent(readVersion(process.env))}`;
/** `report-uri` is for browsers that do not know `report-to` yet. */
const reporting = (url: string): [string, string][] => [
  ['report-uri', url],
  ['report-to', endpoint],
];
/** A path is on the app's own origin. */
const originOf = (url: string) => (url && !url.startsWith('/') ? [new URL(url).origin] : []);
const unique = (sources: string[]) => [...new Set(sources)];
const isHttps = (env: BuildEnv) => env.VITE_SITE_URL.startsWith('https:');

/**
 * Returns the Content-Security-Policy of a configuration. `inline` contains the source expressions of inline scripts
 * and styles (`sha256-…`, without quotes). `forMeta` omits what a `<meta>` element may not contain.
 */
export function policyFor(env: BuildEnv, inline: InlineHashes = nothingInline, forMeta = false): string {
  const api = originOf(env.VITE_API_URL);
  const media = [...api, ...splitWords(env.VITE_MEDIA_ORIGINS).flatMap(originOf)];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(inline.scripts)],
    ['style-src', "'self'", ...quoted(inline.styles)],
    ['img-src', "'self'", 'data:', 'blob:', ...api, ...splitWords(env.VITE_IMAGE_ORIGINS).flatMap(originOf)],
    ['font-src', "'self'"],
    ['media-src', "'self'", 'blob:', ...media],
    [
      'connect-src',
      "'self'",
      ...api,
      ...[env.VITE_TRACKING_URL, env.VITE_SUPPORT_URL, env.VITE_ANALYTICS_URL, env.VITE_REPORT_URL].flatMap(originOf),
      ...media,
    ],
    ['frame-src', ...players],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...(forMeta ? [] : [['frame-ancestors', "'none'"] as [string, string]]),
    ...(forMeta || !env.VITE_CSP_REPORT_URL ? [] : reporting(reportAddress(env))),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'app-html', 'dompurify', 'default'],
    ...(isHttps(env) ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((directive) => unique(directive).join(' ')).join('; ');
}

/**
 * Returns the response headers of all responses of the static host (for Cache-Control see {@link cacheControlOf}).
 * Headers that require TLS are omitted unless VITE_SITE_URL is https, so that the same build runs on a phone over plain
 * http in a private network.
 */
export function headersFor(env: BuildEnv, inline: InlineHashes = nothingInline): Record<string, string> {
  const withPlayers = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  const permissions = [
    ...['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media'].map((name) => `${name}=(${withPlayers})`),
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'].map((name) => `${name}=()`),
  ];
  return {
    'Content-Security-Policy': policyFor(env, inline),
    ...(env.VITE_CSP_REPORT_URL ? { 'Reporting-Endpoints': `${endpoint}="${reportAddress(env)}"` } : {}),
    ...(isHttps(env) ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions.join(', '),
  };
}
