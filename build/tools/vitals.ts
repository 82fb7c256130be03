/**
 * `npm run vitals -- reports.jsonl` reads posted reports (`ReportBody`), a line each, and prints the 75th percentile of the
 * largest paint, of the slowest interaction and of the layout shift for each page and kind of device, by the limits of
 * https://web.dev/articles/vitals. `--json` prints data instead.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { ReportBody, VitalReport } from '../../src/app/reporting/startReports.ts';

/** Milliseconds; CLS has no unit. */
const limits = { LCP: 2500, INP: 200, CLS: 0.1 } as const;
type VitalName = keyof typeof limits;
const names = Object.keys(limits) as VitalName[];

interface Percentile {
  /** Number of reports. */
  count: number;
  value: number;
  isGood: boolean;
}

export interface PageVitals {
  device: string;
  page: string;
  /** Null where no visitor reported the vital. */
  vitals: Record<VitalName, Percentile | null>;
}

/** Returns the smallest value that at least 75 % of the values do not exceed. */
export function percentile75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

const isVital = (report: unknown): report is VitalReport =>
  typeof report === 'object' && report !== null && (report as VitalReport).kind === 'vital';

function readBody(line: string): Pick<ReportBody, 'device' | 'reports'> | null {
  try {
    const body = JSON.parse(line) as ReportBody;
    return Array.isArray(body?.reports) ? body : null;
  } catch {
    return null;
  }
}

/** Sums up reports. Those of earlier versions have no kind of device: `unknown`. `unread` counts lines that are no reports. */
export async function readVitals(lines: AsyncIterable<string>): Promise<{ pages: PageVitals[]; unread: number }> {
  const values = new Map<string, number[]>();
  const groups = new Set<string>();
  let unread = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const body = readBody(line);
    if (!body) unread += 1;
    for (const report of body?.reports ?? []) {
      if (!isVital(report) || !names.includes(report.name as VitalName) || !Number.isFinite(report.value)) continue;
      const group = `${body?.device ?? 'unknown'} ${report.page}`;
      groups.add(group);
      const key = `${group} ${report.name}`;
      const own = values.get(key) ?? [];
      own.push(report.value);
      values.set(key, own);
    }
  }
  const read = (group: string, name: VitalName): Percentile | null => {
    const own = values.get(`${group} ${name}`);
    if (!own) return null;
    const value = percentile75(own);
    return { count: own.length, value, isGood: value <= limits[name] };
  };
  const pages = [...groups].sort().map((group) => {
    const [device = '', page = ''] = group.split(' ');
    return { device, page, vitals: { LCP: read(group, 'LCP'), INP: read(group, 'INP'), CLS: read(group, 'CLS') } };
  });
  return { pages, unread };
}

const cell = (one: Percentile | null): string =>
  one === null ? '' : `${one.value}${one.isGood ? '' : ' !'} (${one.count})`;

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the file of reports: npm run vitals -- reports.jsonl');
  const { pages, unread } = await readVitals(createInterface(createReadStream(file)));
  if (values.json) return console.log(JSON.stringify({ limits, pages, unread }));
  const rows = pages.map(({ device, page, vitals }) => ({
    device,
    page,
    'LCP ms': cell(vitals.LCP),
    'INP ms': cell(vitals.INP),
    CLS: cell(vitals.CLS),
  }));
  console.table(rows);
  console.log(
    `75th percentiles, with the number of reports; ! is above ${limits.LCP} ms, ${limits.INP} ms or ${limits.CLS}.`,
  );
  if (unread > 0) console.log(`${unread} lines are no reports.`);
}
