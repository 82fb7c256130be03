import { type DifferenceGroup, describeDifferences, describeOutcome } from '../hosting/report.ts';
import type { Operation } from './operations.ts';

export const columns = [
  'reached',
  'status',
  'CORS',
  'preflight',
  'envelope',
  'types',
  'paging',
  'times',
  'language',
  'region',
  'errors',
  'session',
] as const;

export type Column = (typeof columns)[number];

/** What is known of each call. */
export interface Row {
  call: string;
  cells: Partial<Record<Column, 'ok' | 'differs'>>;
  /** Reason by column; `call` for all of it. */
  notTried: Partial<Record<Column | 'call', string>>;
}

/** Returns method and path of a call as the report names it. */
export const nameCall = ({ method, path }: Operation): string => `${method} ${path.slice(1)}`;

export const createRows = (operations: readonly Operation[]): ReadonlyMap<Operation, Row> =>
  new Map(operations.map((one) => [one, { call: nameCall(one), cells: {}, notTried: {} }]));

/** Outcome of `npm run conform`. */
export interface Report {
  api: string;
  /** None for a server that does not respond. */
  rows: readonly Row[];
  notes: readonly string[];
  differences: readonly DifferenceGroup[];
  seconds: number;
}

/** Returns the report as lines of text; a dot is a check that was not tried, or that the call does not need. */
export function describeReport({ api, rows, notes, differences, seconds }: Report): string {
  const width = Math.max(...rows.map(({ call }) => call.length));
  const line = (first: string, cells: readonly string[], end = '') =>
    `${first.padEnd(width)}  ${cells.map((cell, index) => cell.padEnd(Math.max(7, columns[index]?.length ?? 0))).join(' ')} ${end}`.trimEnd();
  const table = rows.map(({ call, cells, notTried }) => {
    const reasons = Object.entries(notTried).map(([column, why]) => (column === 'call' ? why : `${column} (${why})`));
    const marks = columns.map((column) => cells[column] ?? '·');
    return line(call, marks, reasons.length > 0 ? `not tried: ${reasons.join(', ')}` : '');
  });
  const outcome = describeOutcome(differences, 'will work with the app, as far as it was tried');
  return [
    ...(table.length > 0 ? [line('', columns), ...table, ''] : []),
    ...describeDifferences(differences),
    ...notes,
    `${api} ${outcome} (${seconds} s)`,
  ].join('\n');
}
