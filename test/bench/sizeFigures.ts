export interface SizeRow {
  what: string;
  /** Bytes, or a ratio. */
  value: number;
  gate: number;
  goal: number;
  /** Parts of the value. */
  note: string;
}

const kB = 1000;
const isRatio = (row: SizeRow) => row.gate < 10;
const shown = (row: SizeRow, value: number) => (isRatio(row) ? value.toFixed(2) : `${(value / kB).toFixed(1)} kB`);

/** Prints the table; the process exits with 1 when a value is above its gate or is no number. */
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
