import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareReleases, describeChanges } from './changes.ts';
import { type Release, readRelease, releaseFile } from './release.ts';
import { describeReport, groupDifferences, type Report } from './report.ts';
import type { Build } from './responseChecks.ts';
import { verifyApi } from './verifyApi.ts';
import { verifyFiles } from './verifyFiles.ts';
import { verifyHost, verifyProtocol, verifyRedirect } from './verifyHost.ts';
import { createVisits, isOfCertificate, originOf, type Problem, trustAll } from './visits.ts';

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
export async function verifySite({ site, dist, plain = plainOf(new URL(site)) }: VerifyOptions): Promise<Report> {
  const started = Date.now();
  const visits = createVisits(site, started + longest);
  const { differences } = visits;
  const notes: string[] = [];
  const build = await readBuild(dist, (problem) => differences.push({ path: dist, curl: 'npm run build', ...problem }));
  const { api, version, site: home } = build.release;

  let first = await visits.look('/', () => []);
  if (api && new URL(api).origin !== site) {
    const calls = createVisits(api, started + longest);
    await verifyApi(calls, api, site);
    // On a trial host the API of the real one may be out of reach.
    const isOut = home !== site && calls.differences.some(({ check }) => check === 'response');
    if (isOut) notes.push(`Not looked at: the API ${api}, which does not respond here.`);
    else differences.push(...calls.differences);
  }
  let restoreTrust = () => {};
  if (differences.some(({ found }) => isOfCertificate(found))) {
    // The site's files are public: what else is wrong with them is worth knowing, too.
    restoreTrust = trustAll();
    first ??= await visits.look('/', () => []);
  }
  if (first) {
    // The few addresses come first, in case that the time is not enough for all files.
    const few = [verifyHost(visits, build), verifyProtocol(visits, site), plain && verifyRedirect(visits, site, plain)];
    const [looked] = await Promise.all([verifyFiles(visits, build), ...few]);
    notes.push(`Looked at ${looked}.`);
  }
  restoreTrust();
  if (!plain)
    notes.push('Not looked at: the redirect from http, since the address is not that of https at its usual port.');
  if (home && home !== site) notes.push(`The build is for ${home}.`);
  if (visits.left() > 0) notes.push(`Not looked at, since the time was up: ${visits.left()} requests.`);
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  return { site, version, notes, differences: groupDifferences(differences), seconds };
}

/** Reads the lists of a build. What is missing is reported and taken as empty, so that the rest can be checked. */
async function readBuild(dist: string, report: (problem: Problem) => void): Promise<Build> {
  const missing = (name: string) =>
    report({
      check: 'build folder',
      expected: `${name} of a production build`,
      found: 'no such file, or another content',
    });
  const release = await readRelease(join(dist, releaseFile)).catch((): Release => {
    missing(releaseFile);
    return { version: 'unknown', site: '', api: '', locales: [], files: [] };
  });
  const lists = await readFile(join(dist, 'headers.json'), 'utf8')
    .then((text) => JSON.parse(text) as Pick<Build, 'headers'>)
    .catch(() => null);
  if (!lists) missing('headers.json');
  return { dist, release, headers: lists?.headers ?? {} };
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
    const report = await verifySite({
      site: originOf(positionals[0], 'npm run verify -- https://www.example.com'),
      dist,
    });
    console.log(values.json ? JSON.stringify(report, null, 2) : describeReport(report));
    if (report.differences.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
