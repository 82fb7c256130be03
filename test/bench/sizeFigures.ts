import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a file weighs on the way: bytes after brotli at its best, as hosts compress what they keep. */
export async function weigh(dist: string, files: readonly string[]): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const sizes = files.map(async (file) => brotliCompressSync(await readFile(join(dist, file)), { params }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Names of a build's files, from its root, that end in `ending`. */
export async function filesOf(dist: string, ending: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true });
  return entries.filter((name) => name.endsWith(ending)).sort();
}

export interface SizeRow {
  what: string;
  /** Bytes, or a ratio. */
  value: number;
  gate: number;
  goal: number;
  /** What the value is made of. */
  note: string;
}

const kB = 1000;
const isRatio = (row: SizeRow) => row.gate < 10;
const shown = (row: SizeRow, value: number) => (isRatio(row) ? value.toFixed(2) : `${(value / kB).toFixed(1)} kB`);

/** Prints the table; the process will exit with 1 when a value is above its gate or is no number. */
export function printTable(rows: readonly SizeRow[]): void {
  const cells = rows.map((row) => [
    row.what,
    shown(row, row.value),
    `≤ ${shown(row, row.gate)}`,
    `≤ ${shown(row, row.goal)}`,
    row.value <= row.gate ? (row.value <= row.goal ? 'goal' : 'gate') : 'MISSED',
    row.note,
  ]);
  const table = [['brotli', 'measured', 'gate', 'goal', 'met', 'made of'], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  if (rows.some(({ value, gate }) => !(value <= gate))) process.exitCode = 1;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[Math.floor(sorted.length / 2)] ?? 0) + (sorted[Math.ceil(sorted.length / 2) - 1] ?? 0)) / 2;
}
