import { collectIds, idsOf, kindOfIds, reasonToOmit } from './calls.ts';
import type { Operation } from './operations.ts';
import { type Checked, checkThat, type Data, type Finding, itemsOf } from './responseChecks.ts';
import { callOf, type Run, requestData, skipCheck } from './run.ts';
import { description } from './typeChecks.ts';

/** Items that are read of each kind, and rounds in which new ids are found. */
const mostItems = 3;
const mostRounds = 4;
/** Milliseconds by which a session may seem early or late. */
const slack = 45 * 60_000;

/** Checks the order of now and the sessions of a list. */
function checkTimes(operation: Operation, data: Data, now: number): Checked {
  if (!('live_lessons' in data)) return {};
  const sessions = itemsOf(operation, data) as { start_at?: string; end_at?: string; status?: string }[];
  const check = ({ start_at: start = '', end_at: end = '', status }: (typeof sessions)[number]): Finding[] => {
    const isEarly = Date.parse(start) > now + slack;
    const isOver = Date.parse(end) < now - slack;
    if (operation.path.endsWith('upcoming') && isOver)
      return checkThat(false, 'sessions that are not over', `end_at ${end}`, 'over');
    const expected = operation.path.endsWith('past') ? 'sessions that are over' : 'a live session to have begun';
    const isFuture = isEarly && (operation.path.endsWith('past') || status === 'live');
    return checkThat(!isFuture, expected, `start_at ${start}`, expected);
  };
  return { times: sessions.flatMap(check) };
}

async function read(run: Run, operation: Operation, id?: string): Promise<void> {
  const call = callOf(run, operation, id);
  const data = await requestData(run, operation, call, (one) => checkTimes(operation, one, run.now));
  if (!data) return;
  collectIds(run.ids, operation, data);
  if (!run.reads.has(operation.name)) run.reads.set(operation.name, { operation, call, data });
}

/** Reads all lists, and items whose ids they name. */
export async function readAll(run: Run): Promise<void> {
  let waiting = description.operations.filter((one) => one.method === 'GET' && !reasonToOmit(one, run.token !== null));
  for (let round = 0; round < mostRounds; round += 1) {
    const ready = waiting.filter((one) => kindOfIds(one) === null || idsOf(run.ids, kindOfIds(one)).length > 0);
    waiting = waiting.filter((one) => !ready.includes(one));
    const reads = ready.flatMap((one) => {
      const ids = idsOf(run.ids, kindOfIds(one)).slice(0, mostItems);
      return kindOfIds(one) === null ? [read(run, one)] : ids.map((id) => read(run, one, id));
    });
    await Promise.all(reads);
  }
  for (const one of waiting) skipCheck(run, one, 'call', `no id of ${kindOfIds(one)} came`);
}
