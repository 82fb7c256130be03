import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashSource, inlineScripts } from '../documents/htmlDocument.ts';
import { envKeys, loadBuildEnv } from '../settings/env.ts';
import { headersFor } from './headers.ts';

/**
 * Scores a page like Mozilla's HTTP Observatory in August 2026: every check has a published modifier, and bonuses count
 * only when the penalties leave 90 or more. What headers do not show is assumed: no cookie is set by a page, its
 * scripts are of its own origin, plain http redirects to https. The 5 for `integrity` are not counted, since pages with
 * content have none (`firstModules.ts`).
 */
interface Score {
  score: number;
  grade: string;
  modifiers: Record<string, number>;
}

type Headers = Readonly<Record<string, string | undefined>>;
type Sources = Map<string, string[]>;

const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const inline = new Set(["'unsafe-inline'", 'data:']);
const passive = new Set(['img-src', 'media-src']);

function parsePolicy(policy: string): Sources {
  const entries = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  const names = entries.map(([name]) => name);
  if (new Set(names).size !== names.length) throw new Error('A directive stands twice');
  return new Map(entries.map(([name = '', ...sources]) => [name, sources]));
}

function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = parsePolicy(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const hashed = (list: string[]) => list.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const unsafe = (list: string[]) =>
    list.some((source) => broad.has(source) || (inline.has(source) && !(hashed(list) && source === "'unsafe-inline'")));
  const active = [...directives].filter(([name]) => !passive.has(name)).flatMap(([, list]) => list);
  const plain = (list: string[]) => list.some((source) => /^(http|ftp):/.test(source));
  if (unsafe(scripts) || sources('object-src').some((source) => broad.has(source))) return -20;
  if (plain(active)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (plain([...passive].flatMap(sources))) return -10;
  if (unsafe(styles)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function hstsModifier(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_552_000 ? 0 : -10;
}

function framingModifier(headers: Headers): number {
  if (parsePolicy(headers['Content-Security-Policy'] ?? 'none').has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['X-Frame-Options'] ?? '') ? 5 : -20;
}

/** Returns the modifier of a value; one for a missing header, one for any other value. */
const listed = (value: string | undefined, known: Record<string, number>, absent: number, other: number) =>
  value === undefined ? absent : (known[value.toLowerCase()] ?? other);

const referrer = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
  origin: -5,
  'origin-when-cross-origin': -5,
  'unsafe-url': -5,
  'no-referrer-when-downgrade': -5,
};
const opener = { 'same-origin': 10, 'same-origin-allow-popups': 10, 'noopener-allow-popups': 10, 'unsafe-none': 0 };
const resource = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 };
const embedder = { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 };

function observe(headers: Headers): Score {
  const modifiers = {
    policy: policyModifier(headers['Content-Security-Policy']),
    hsts: hstsModifier(headers['Strict-Transport-Security']),
    sniffing: listed(headers['X-Content-Type-Options'], { nosniff: 0 }, -5, -5),
    framing: framingModifier(headers),
    referrer: listed(headers['Referrer-Policy'], referrer, 0, -5),
    opener: listed(headers['Cross-Origin-Opener-Policy'], opener, 0, -5),
    resource: listed(headers['Cross-Origin-Resource-Policy'], resource, 0, -5),
    embedder: listed(headers['Cross-Origin-Embedder-Policy'], embedder, 0, -5),
    cors: headers['Access-Control-Allow-Credentials'] ? -50 : 0,
  };
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const all = Object.values(modifiers);
  const penalised = sum(all.filter((value) => value < 0));
  const score = Math.max(0, penalised >= 90 ? sum(all) : penalised);
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'below A', modifiers };
}

// The test runner puts the keys of the local file into the environment, which would override every file.
for (const key of envKeys) vi.stubEnv(key, undefined);
afterAll(() => void vi.unstubAllEnvs());

const hashes = { styles: [hashSource('a{}')], scripts: inlineScripts.map(hashSource) };
const headers = headersFor(loadBuildEnv('production', `${import.meta.dirname}/../..`), hashes);

describe("the production headers by Mozilla Observatory's rules", () => {
  it('score 140, an A+', () => {
    expect(observe(headers)).toEqual({
      score: 140,
      grade: 'A+',
      modifiers: {
        policy: 10,
        hsts: 0,
        sniffing: 0,
        framing: 5,
        referrer: 5,
        opener: 10,
        resource: 10,
        embedder: 0,
        cors: 0,
      },
    });
  });

  it('score as high for staging', () => {
    expect(observe(headersFor(loadBuildEnv('staging', `${import.meta.dirname}/../..`), hashes)).score).toBe(140);
  });

  const policy = headers['Content-Security-Policy'] ?? '';
  it.each([
    ['no policy', { 'Content-Security-Policy': undefined }, 55],
    [
      'inline scripts',
      { 'Content-Security-Policy': policy.replace(/script-src [^;]+/, "script-src 'unsafe-inline'") },
      80,
    ],
    ['scripts from data', { 'Content-Security-Policy': policy.replace('script-src', 'script-src data:') }, 80],
    [
      'plain http calls',
      { 'Content-Security-Policy': policy.replace('connect-src', 'connect-src http://x.example') },
      80,
    ],
    ['plain http pictures', { 'Content-Security-Policy': policy.replace('img-src', 'img-src http://x.example') }, 120],
    ['eval', { 'Content-Security-Policy': policy.replace('script-src', "script-src 'unsafe-eval'") }, 120],
    ['no default', { 'Content-Security-Policy': policy.replace("default-src 'none'", "default-src 'self'") }, 135],
    ['frames allowed', { 'Content-Security-Policy': policy.replace(/frame-ancestors [^;]+; /, '') }, 80],
    ['no HSTS', { 'Strict-Transport-Security': undefined }, 80],
    ['a short HSTS', { 'Strict-Transport-Security': 'max-age=3600' }, 130],
    ['sniffing', { 'X-Content-Type-Options': undefined }, 135],
    ['full referrers', { 'Referrer-Policy': 'unsafe-url' }, 130],
    ['no opener policy', { 'Cross-Origin-Opener-Policy': undefined }, 130],
  ])('would lose with %s', (_, change, score) => {
    expect(observe({ ...headers, ...change }).score).toBe(score);
  });
});
