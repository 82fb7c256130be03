export interface SizeRow {
  what: string;
  /** Bytes, or a ratio. */
  value: number;
  /** The value when the row last became smaller. */
  budget: number;
  /** Parts of the value. */
  note: string;
}

const kB = 1000;
/** Names of files change with their contents, and with them how well a file compresses. */
const allowance = 1.02;

/** Returns how the value compares with the budget; a value that is no number is larger. */
export function compareSize({ value, budget }: Pick<SizeRow, 'value' | 'budget'>): 'smaller' | 'as before' | 'LARGER' {
  if (!(value <= budget * allowance)) return 'LARGER';
  return value < budget / allowance ? 'smaller' : 'as before';
}

const isRatio = (row: SizeRow) => row.budget < 10;
const shown = (row: SizeRow, value: number) => (isRatio(row) ? value.toFixed(3) : `${(value / kB).toFixed(1)} kB`);

/** Prints the table; the process exits with 1 when a value is larger than its budget allows. */
export function printTable(rows: readonly SizeRow[]): void {
  const cells = rows.map((row) => [
    row.what,
    shown(row, row.value),
    shown(row, row.budget),
    compareSize(row),
    row.note,
  ]);
  const table = [['brotli', 'measured', 'budget', '', 'made of'], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  for (const row of rows.filter((one) => compareSize(one) === 'smaller'))
    console.log(`${row.what} became smaller: lower its budget in test/bench/size.ts to ${shown(row, row.value)}.`);
  if (rows.some((row) => compareSize(row) === 'LARGER')) process.exitCode = 1;
}
