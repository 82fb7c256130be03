import { readFileSync } from 'node:fs';

/**
 * Returns the name of a build, for the page and its reports: `BUILD_VERSION`, such as a commit's id, else the version in
 * `package.json`.
 * @throws Error when it has other characters than letters, digits, `.`, `_`, `+` and `-`, or more than 64.
 */
export function readVersion(raw: Readonly<Record<string, string | undefined>>): string {
  const file = new URL('../../package.json', import.meta.url);
  const version = raw.BUILD_VERSION || (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  if (!/^[\w.+-]{1,64}$/.test(version)) throw new Error(`BUILD_VERSION is no version: ${version}`);
  return version;
}

/** Returns the constant with the version. */
export const defineVersion = (raw: Readonly<Record<string, string | undefined>>): Record<string, string> => ({
  'import.meta.env.APP_VERSION': JSON.stringify(readVersion(raw)),
});
