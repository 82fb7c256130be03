/** The first calls: whether there is a server, who may call it, and what time it has. */
import { checkPreflight, preflightOf } from '../hosting/verifyApi.ts';
import { isOfCertificate, trustAll } from '../hosting/visits.ts';
import type { Operation } from './operations.ts';
import { nameCall } from './report.ts';
import { type Checked, checkSuccess, checkThat, dataIn } from './responseChecks.ts';
import { callOf, markChecks, operationNamed, type Run, sendCall } from './run.ts';
import { description } from './typeChecks.ts';

const minute = 60_000;
/** A site that no backend knows. */
const otherSite = 'https://site.invalid';

/** Checks the server's clock: half hours and hours are a wrong zone, other differences a clock that is wrong. */
function checkClock(time: unknown): Checked {
  const off = (Date.parse(String(time)) - Date.now()) / minute;
  const hours = Math.round(off / 30) / 2;
  const isZone = hours !== 0 && Math.abs(hours) <= 14 && Math.abs(off - hours * 60) <= 10;
  const found = `${String(time)}, which is ${Math.abs(hours)} h ${hours > 0 ? 'ahead' : 'behind'}`;
  return { times: checkThat(!isZone, 'the time of now with the right offset', found) };
}

/** Returns whether a server responds. */
async function meetServer(run: Run): Promise<boolean> {
  const { site, lang } = run.options;
  const [siteInfo, launch] = [operationNamed('siteInfo'), operationNamed('appLaunch')];
  const asked = { name: nameCall(siteInfo), headers: { Origin: otherSite } };
  const seen = await run.visits.look(`/api${siteInfo.path}?lang=${lang}`, () => [], asked);
  run.needsVary = seen?.headers.get('access-control-allow-origin') !== site;
  const answer = await sendCall(run, launch, { ...callOf(run, launch), body: { lang } }, (one) => {
    const time = dataIn(one)?.server_time;
    return { ...checkSuccess(launch, one), ...(time ? checkClock(time) : {}) };
  });
  run.now = Date.parse(String(dataIn(answer)?.server_time)) || run.now;
  return seen !== null || answer !== null;
}

async function sendPreflight(run: Run, operation: Operation): Promise<void> {
  const { site, lang } = run.options;
  const path = `/api${operation.path.replace(/\{\w+\}/g, '1')}?lang=${lang}`;
  const asked = { ...preflightOf(operation.method, site), name: nameCall(operation) };
  await run.visits.look(
    path,
    (answer) => markChecks(run, operation, { preflight: checkPreflight(answer, site, operation.method) }),
    asked,
  );
}

/** Meets the server. Without trust in its certificate nobody logs in, and the rest is checked; `restoreTrust` ends that. */
export async function checkConnection(run: Run): Promise<{ isThere: boolean; restoreTrust: (() => void) | null }> {
  let isThere = await meetServer(run);
  const isOfTrust = run.visits.differences.some(({ check, found }) => check === 'response' && isOfCertificate(found));
  const restoreTrust = isOfTrust ? trustAll() : null;
  if (isOfTrust) isThere = await meetServer(run);
  const ofApi = description.operations.filter(({ host }) => host === 'api');
  if (run.options.api === run.options.site) run.notes.push('CORS is not needed: the API has the origin of the site.');
  else if (isThere) await Promise.all(ofApi.map((one) => sendPreflight(run, one)));
  return { isThere, restoreTrust };
}
