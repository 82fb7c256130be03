import { parseArgs } from 'node:util';
import { isLocale, isRegion, regionNames, regions } from '../../src/shared/i18n/locales.ts';
import { groupDifferences } from '../hosting/report.ts';
import { originOf } from '../hosting/visits.ts';
import { reasonToOmit } from './calls.ts';
import { checkConnection } from './checkConnection.ts';
import { checkSessions } from './checkSessions.ts';
import { checkUnknownIds } from './checkUnknownIds.ts';
import { compareLanguages } from './compareLanguages.ts';
import { comparePages } from './comparePages.ts';
import { compareRegions } from './compareRegions.ts';
import { logIn } from './logIn.ts';
import { readAll } from './readAll.ts';
import { describeReport, type Report } from './report.ts';
import { type ConformOptions, createRun, type Run, skipCheck } from './run.ts';
import { takeAlike } from './typeChecks.ts';
import { writeAll } from './writeAll.ts';

const usage = 'npm run conform -- --api https://api.example.com --site https://www.example.com';

/** Makes all calls. Each phase needs the data of the earlier ones. */
async function compareAll(run: Run, isTrusted: boolean): Promise<void> {
  await logIn(run, isTrusted);
  const hasToken = run.token !== null;
  for (const phase of [readAll, comparePages, compareLanguages, compareRegions, checkUnknownIds]) await phase(run);
  if (run.options.write && run.token) await writeAll(run);
  await checkSessions(run);
  for (const [operation, { cells, notTried }] of run.rows) {
    const isEnded = operation.session && run.hasEnded;
    const reason = isEnded ? 'the token has ended' : reasonToOmit(operation, hasToken, run.options.write);
    if (reason && !cells.status && !notTried.call) skipCheck(run, operation, 'call', reason);
  }
}

/** Compares an API with the document, as pages of a site would call it. */
export async function compareApi(options: ConformOptions): Promise<Report> {
  const started = Date.now();
  const run = createRun(options);
  const { visits, rows, notes } = run;
  const { isThere, restoreTrust } = await checkConnection(run);
  if (isThere) await compareAll(run, restoreTrust === null);
  restoreTrust?.();
  const alike = takeAlike();
  if (alike.length > 0) notes.push(`Unknown keys that look like known ones: ${alike.join(', ')}.`);
  if (visits.left() > 0) notes.push(`Not made, since the time was up: ${visits.left()} calls.`);
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  const differences = groupDifferences(visits.differences);
  return { api: options.api, rows: isThere ? [...rows.values()] : [], notes, differences, seconds };
}

/** Reads the options of the command. The password of `--email` is in CONFORM_PASSWORD. */
function readOptions(args: string[]): ConformOptions & { json: boolean } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: { api: text, site: text, email: text, region: text, locale: text, write: flag, json: flag },
  });
  const { email, locale, write, json } = values;
  if (locale !== undefined && !isLocale(locale)) throw new Error(`${locale} is no locale of the app`);
  const region = values.region ?? locale?.split('-')[1] ?? 'hk';
  if (!isRegion(region)) throw new Error(`${region} is no region of the app: ${regionNames.join(', ')}`);
  const password = process.env.CONFORM_PASSWORD ?? '';
  if (email !== undefined && !password)
    throw new Error('The password of --email belongs in the variable CONFORM_PASSWORD.');
  return {
    api: originOf(values.api, usage),
    site: originOf(values.site, usage),
    region,
    lang: locale ?? regions[region].locales[0],
    account: email === undefined ? null : { email, password },
    write,
    json,
  };
}

/** `npm run conform`: says in words whether the app will work with an API. */
export async function main(args: string[]): Promise<void> {
  try {
    const { json, ...options } = readOptions(args);
    const report = await compareApi(options);
    console.log(json ? JSON.stringify(report, null, 2) : describeReport(report));
    if (report.differences.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
