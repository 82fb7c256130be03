/** One run of `npm run conform`: what its phases share, and how they call the API. */
import { apiHeaders } from '../../src/shared/http/apiHeaders.ts';
import type { Region } from '../../src/shared/i18n/locales.ts';
import { type Answer, type Ask, createVisits, type Problem, type Visits } from '../hosting/visits.ts';
import { type Call, fillCall, type Ids, type Place } from './calls.ts';
import type { Operation } from './operations.ts';
import { type Column, createRows, nameCall, type Row } from './report.ts';
import {
  type Checked,
  checkCors,
  checkServer,
  checkSuccess,
  checkThat,
  type Data,
  dataIn,
  isEnded,
} from './responseChecks.ts';
import { description } from './typeChecks.ts';

/** Milliseconds for all calls. */
const longest = 110_000;

export interface ConformOptions extends Place {
  /** Origins. */
  api: string;
  site: string;
  region: Region;
  account: { email: string; password: string } | null;
  write: boolean;
}

/** The first response to a call. */
export interface Read {
  operation: Operation;
  call: Call;
  data: Data;
}

export interface Run {
  readonly options: ConformOptions;
  readonly visits: Visits;
  readonly rows: ReadonlyMap<Operation, Row>;
  readonly notes: string[];
  /** Names of variables by the texts that are not printed. */
  readonly secrets: Map<string, string>;
  readonly ids: Ids;
  readonly reads: Map<string, Read>;
  token: string | null;
  /** The token has ended before it should. */
  hasEnded: boolean;
  /** The allowed origin depends on the site that calls. */
  needsVary: boolean;
  /** The server's time, epoch milliseconds. */
  now: number;
}

export function createRun(options: ConformOptions): Run {
  const now = Date.now();
  const secrets = new Map<string, string>();
  return {
    options,
    visits: createVisits(options.api, now + longest, { mostAtOnce: 8, showsBodies: true, mostFound: 60, secrets }),
    rows: createRows(description.operations),
    notes: [],
    secrets,
    ids: new Map(),
    reads: new Map(),
    token: null,
    hasEnded: false,
    needsVary: true,
    now,
  };
}

/** Says why a check, or all of a call, is not tried. */
export function skipCheck({ rows }: Run, operation: Operation, column: Column | 'call', reason: string): void {
  Object.assign(rows.get(operation)?.notTried ?? {}, { [column]: reason });
}

/** Returns the operation of a name that the document has. */
export const operationNamed = (name: string): Operation =>
  description.operations.find((one) => one.name === name) as Operation;

export const callOf = (run: Run, operation: Operation, id?: string, place: Place = run.options): Call =>
  fillCall(operation, place, id);

const pathOf = ({ path, query, lang }: Call) => `/api${path}?${new URLSearchParams({ ...query, lang })}`;

function askOf(run: Run, operation: Operation, { region, body, token = run.token }: Call): Ask {
  const device = { deviceId: 'conform', os: 'other' };
  const headers = { Origin: run.options.site, ...apiHeaders({ region, token, ...device }) };
  const request = { method: operation.method, name: nameCall(operation), headers };
  const json = { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return body === undefined ? request : { ...request, ...json };
}

/** Marks the checks as done, and returns their findings. */
export function markChecks({ rows }: Run, operation: Operation, checked: Checked): Problem[] {
  const cells = rows.get(operation)?.cells ?? {};
  return (Object.keys(checked) as Column[]).flatMap((column) => {
    const findings = checked[column] ?? [];
    if (cells[column] !== 'differs') cells[column] = findings.length > 0 ? 'differs' : 'ok';
    return findings.map(({ check, path = '', ...one }) => ({
      ...one,
      check: check ? `${column}: ${check}` : column,
      path: `${nameCall(operation)} ${path}`.trim(),
    }));
  });
}

/** Adds what is known of a response to a call later than it came. */
export function addFindings(run: Run, operation: Operation, call: Call, checked: Checked): void {
  for (const one of markChecks(run, operation, checked)) run.visits.add(pathOf(call), askOf(run, operation, call), one);
}

/** The rest of the run has no session. */
function endSession(run: Run): Checked {
  const session = checkThat(run.hasEnded, 'a token that lasts', 'that it has ended, during the checks');
  Object.assign(run, { token: null, hasEnded: true });
  return { session };
}

/** Makes a call as the app does, and adds what its checks find to the rows and to the differences. */
export async function sendCall(
  run: Run,
  operation: Operation,
  call: Call,
  check: (answer: Answer) => Checked = () => ({}),
): Promise<Answer | null> {
  const { api, site } = run.options;
  if (operation.session && call.token === undefined && run.token === null) return null;
  const hasToken = call.token === undefined && run.token !== null;
  let hasEnded = false;
  const checkAll = (answer: Answer): Checked => {
    const other = checkServer(answer);
    if (other) return other;
    hasEnded = hasToken && isEnded(answer);
    const cors = api === site ? {} : { CORS: checkCors(answer, site, run.needsVary) };
    return { ...cors, ...(hasEnded ? endSession(run) : check(answer)) };
  };
  const markAll = (one: Answer) => markChecks(run, operation, checkAll(one));
  const answer = await run.visits.look(pathOf(call), markAll, askOf(run, operation, call));
  if (hasEnded) return operation.session ? null : sendCall(run, operation, call, check);
  markChecks(run, operation, { reached: checkThat(answer !== null, '', '') });
  return answer;
}

/** Makes a call that must succeed, and returns its data. */
export async function requestData(
  run: Run,
  operation: Operation,
  call: Call,
  check: (data: Data) => Checked = () => ({}),
): Promise<Data | null> {
  const answer = await sendCall(run, operation, call, (one) => {
    const data = dataIn(one);
    return { ...checkSuccess(operation, one), ...(data && check(data)) };
  });
  return dataIn(answer);
}
