import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControl } from './headers.ts';
import { type Release, type ReleaseFile, sha256Of } from './release.ts';
import type { Answer, Problem } from './visits.ts';

/** What is compared with the site. */
export interface Build {
  /** Its folder. */
  dist: string;
  release: Release;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

/** What must be true of a response; each function returns no problem, one, or several. */

const problem = (check: string, expected: string, found: string | null, kind?: string): Problem => ({
  check,
  expected,
  found: found || 'nothing',
  ...(kind && { kind }),
});

export function checkStatus({ status, headers }: Answer, allowed: readonly number[], check = 'status'): Problem[] {
  const to = headers.get('location');
  return allowed.includes(status)
    ? []
    : [problem(check, allowed.join(' or '), to ? `${status} to ${to}` : `${status}`)];
}

const listOf = (value: string | null, separator: RegExp) =>
  (value ?? '').toLowerCase().split(separator).filter(Boolean);

/** Names of one type. */
const sameTypes: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};
/** Without a charset, browsers guess that of these. */
const guessed = /^text\/(html|css|plain)/;

export function checkType({ headers }: Answer, expected: string): Problem[] {
  const found = headers.get('content-type');
  const [type = '', ...parameters] = listOf(found, /\s*;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.replace(/["']/g, '');
  const isRight = (sameTypes[type] ?? type) === expected.split(';')[0];
  const isReadable = charset === undefined ? !guessed.test(type) : charset === 'charset=utf-8';
  return isRight && isReadable ? [] : [problem('Content-Type', expected, found)];
}

/** Checks the time for which browsers and proxies may keep a response. */
export function checkCache({ headers }: Answer, kept: keyof typeof cacheControl): Problem[] {
  const found = headers.get('cache-control');
  const parts = listOf(found, /\s*,\s*/);
  const seconds = (name: string) => Number(parts.find((part) => part.startsWith(`${name}=`))?.split('=')[1] ?? 0);
  const isFresh = ['max-age', 's-maxage', 'stale-while-revalidate'].some((name) => seconds(name) > 0);
  const isRight =
    kept === 'hashed'
      ? parts.includes('immutable') &&
        seconds('max-age') >= 31_536_000 &&
        !parts.some((part) => /^(no-cache|no-store|private)/.test(part))
      : !isFresh && parts.some((part) => /^(no-cache|no-store|max-age=0)$/.test(part));
  return isRight ? [] : [problem('Cache-Control', cacheControl[kept], found)];
}

const directivesOf = (policy: string) => policy.split('; ');

/** Checks the headers of `headers.json`, and that nothing else says too much. */
export function checkHeaders({ headers }: Answer, expected: Readonly<Record<string, string>>): Problem[] {
  const problems = Object.entries(expected).flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === value) return [];
    if (!found || name !== 'Content-Security-Policy') return [problem(name, value, found)];
    if (found.split(/,\s*/).length > 1) return [problem(name, 'one policy', `several: ${found}`)];
    const without = (policy: string, other: string) =>
      directivesOf(policy)
        .filter((directive) => !directivesOf(other).includes(directive))
        .join('; ');
    return [problem(name, without(value, found) || 'no more', without(found, value))];
  });
  const [cookie = ''] = headers.getSetCookie();
  if (cookie) problems.push(problem('Set-Cookie', 'no cookie', cookie.split('=')[0] ?? ''));
  for (const name of ['server', 'x-powered-by'])
    if (/\d\.\d/.test(headers.get(name) ?? '')) problems.push(problem(name, 'no version', headers.get(name)));
  return problems;
}

/** Types that every host can compress. */
const compressed = /^(text\/(html|css|javascript)|application\/json|image\/svg)/;

/** Checks the encoding against the visitor's accepted ones, and that proxies keep a copy for each. */
export function checkEncoding(
  { headers }: Answer,
  { type, bytes }: ReleaseFile,
  accepted: readonly string[],
): Problem[] {
  const found = headers.get('content-encoding');
  const problems =
    found && !accepted.includes(found) ? [problem('Content-Encoding', accepted.join(' or '), found)] : [];
  // Hosts do not compress small files, and some no very large ones.
  const pays = compressed.test(type) && bytes >= 1500 && bytes <= 9_000_000;
  if (!found && pays) problems.push(problem('Content-Encoding', accepted.join(' or '), found));
  const vary = listOf(headers.get('vary'), /\s*,\s*/);
  if (found && !vary.some((name) => name === 'accept-encoding' || name === '*'))
    problems.push(problem('Vary', 'Accept-Encoding', headers.get('vary')));
  return problems;
}

/** Returns the text that something on the way has put into a file. */
function insertedText(file: string, found: Buffer): string | null {
  let built: Buffer;
  try {
    built = readFileSync(file);
  } catch {
    return null;
  }
  const added = found.length - built.length;
  let start = 0;
  while (start < built.length && built[start] === found[start]) start += 1;
  if (added <= 0 || !found.subarray(start + added).equals(built.subarray(start))) return null;
  // An element begins with its own bracket, not with that of the next one.
  while (start > 0 && found[start] !== 0x3c && found[start - 1] === found[start + added - 1]) start -= 1;
  const text = found.toString('utf8', start, start + added);
  return text.trim().slice(0, 80);
}

function isPacked(body: Buffer, sha256: string): boolean {
  return [brotliDecompressSync, gunzipSync].some((unpack) => {
    try {
      return sha256Of(unpack(body)) === sha256;
    } catch {
      return false;
    }
  });
}

/** Checks that a body is one of these files of the build. */
export function checkBytes({ body }: Answer, allowed: readonly ReleaseFile[], { dist, release }: Build): Problem[] {
  const sum = sha256Of(body);
  const [file] = allowed;
  if (!file || allowed.some(({ sha256 }) => sha256 === sum)) return [];
  const expected = `the bytes of ${file.path} (${file.bytes}, sha-256 ${file.sha256.slice(0, 12)}…)`;
  const other = release.files.find(({ sha256 }) => sha256 === sum);
  if (other) return [problem('bytes', expected, `the bytes of ${other.path}`, 'other')];
  if (isPacked(body, file.sha256))
    return [problem('bytes', expected, 'compressed bytes without a Content-Encoding for them', 'packed')];
  const inserted = insertedText(join(dist, file.path), body);
  const found = `${body.length} bytes, sha-256 ${sum.slice(0, 12)}…${inserted ? `, with ${inserted} put in` : ''}`;
  return [problem('bytes', expected, found, inserted ?? 'changed')];
}
