import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareReleases, describeChanges } from './changes.ts';
import { type Release, readRelease, releaseFile } from './release.ts';
import { describeReport, groupDifferences, type Report } from './report.ts';
import { verifyApi } from './verifyApi.ts';
import { type Build, verifyFiles } from './verifyFiles.ts';
import { protocolOf, verifyHost, verifyRedirect } from './verifyHost.ts';
import { createVisits, isOfCertificate } from './visits.ts';

/** Milliseconds for all requests. */
const longest = 55_000;

export interface VerifyOptions {
  /** Origin of the site. */
  site: string;
  dist: string;
  /** Origin of the same site without TLS; null where there is none. */
  plain?: string | null;
}

/** Returns the origin without TLS of a site with the usual port. */
const plainOf = ({ protocol, port, hostname }: URL) => (protocol === 'https:' && !port ? `http://${hostname}` : null);

/** Compares what is online at an address with a build. */
export async function verify({ site, dist, plain = plainOf(new URL(site)) }: VerifyOptions): Promise<Report> {
  const started = Date.now();
  const visits = createVisits(site, started + longest);
  const { differences } = visits;
  const notes: string[] = [];
  const build = await readBuild(dist, (problem) => differences.push({ path: dist, curl: 'npm run build', ...problem }));
  const { api, version, site: home } = build.release;
  const isHttps = site.startsWith('https:');
  const trust = process.env.NODE_TLS_REJECT_UNAUTHORIZED;

  let first = await visits.look('/', () => []);
  const isUntrusted = differences.some(({ found }) => isOfCertificate(found));
  if (isUntrusted) {
    // The rest is public: what is wrong there is worth knowing, too.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    first = await visits.look('/', () => []);
  }
  try {
    if (first) {
      // The few addresses first, in case that the time is not enough for all files.
      const [, looked] = await Promise.all([verifyHost(visits, build), verifyFiles(visits, build)]);
      notes.push(`Looked at ${looked}.`);
      if (plain) await verifyRedirect(visits, site, plain);
      const protocol = isHttps ? await protocolOf(new URL(site), !isUntrusted) : 'h2';
      const problem = { check: 'protocol', expected: 'HTTP/2', found: protocol || 'no choice of a protocol' };
      const curl = `curl -sI --http2 -o /dev/null -w '%{http_version}\\n' '${site}/'`;
      if (protocol !== 'h2') differences.push({ path: '/', curl, ...problem });
    }
  } finally {
    if (trust === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = trust;
  }
  if (api && new URL(api).origin !== site) {
    const calls = createVisits(api, Math.max(started + longest, Date.now() + 5_000));
    await verifyApi(calls, api, site);
    // On a trial host the API of the real one may be out of reach.
    const isTrial = home !== site && calls.differences.every(({ check }) => check === 'response');
    if (isTrial && calls.differences.length > 0)
      notes.push(`Not looked at: the API ${api}, which does not respond here.`);
    else differences.push(...calls.differences);
  }
  if (!isHttps) notes.push('Not looked at: HTTP/2 and the redirect to https, since the address is one of plain http.');
  if (home && home !== site) notes.push(`The build is for ${home}.`);
  if (visits.left() > 0) notes.push(`Not looked at, since the time was up: ${visits.left()} requests.`);
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  return { site, version, notes, differences: groupDifferences(differences), seconds };
}

type FolderProblem = { check: string; expected: string; found: string };

/** Reads the lists of a build. What is missing is reported and taken as empty, so that the rest can be checked. */
async function readBuild(dist: string, report: (problem: FolderProblem) => void): Promise<Build> {
  const missing = (expected: string) =>
    report({ check: 'build folder', expected, found: 'no such file, or another content' });
  const release = await readRelease(join(dist, releaseFile)).catch((): Release => {
    missing(`${releaseFile} of a production build`);
    return { version: 'unknown', site: '', api: '', locales: [], files: [] };
  });
  try {
    return {
      dist,
      release,
      ...(JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8')) as Pick<Build, 'headers'>),
    };
  } catch {
    missing('headers.json of a production build');
    return { dist, release, headers: {} };
  }
}

/** Returns the origin of an address that a person has typed. */
function siteOf(address: string | undefined): string {
  if (address && /^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`${address ?? 'Nothing'} is no address of a site: npm run verify -- https://www.example.com`);
}

/**
 * `npm run verify -- https://www.example.com`: compares a site with the build in `dist`, or in `--dist`. With `--changes
 * release.json` of what is online, prints what to upload, to purge and to delete instead; a second `--changes` names the
 * release before it, whose assets can go. `--json` prints data.
 */
export async function main(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        dist: { type: 'string', default: 'dist' },
        changes: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
    const dist = resolve(values.dist);
    const [online, ...earlier] = await Promise.all(values.changes.map(readRelease));
    if (online) {
      const changes = compareReleases(await readRelease(join(dist, releaseFile)), online, earlier);
      console.log(values.json ? JSON.stringify(changes, null, 2) : describeChanges(changes));
      return;
    }
    const report = await verify({ site: siteOf(positionals[0]), dist });
    console.log(values.json ? JSON.stringify(report, null, 2) : describeReport(report));
    if (report.differences.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
