/** What every benchmark prints, and when it fails. Ratios, since only they mean the same on every machine. */

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const above = sorted[Math.floor(middle)] ?? Number.NaN;
  const below = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (above + below) / 2;
}

/** A quarter of the values are below it: what other work on the machine adds, it adds to the rest. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? Number.NaN;
}

export interface Pair {
  measured: number;
  /** Made in the same run, right beside it. */
  reference: number;
}

interface Unit {
  name: string;
  digits: number;
}

export interface Figure {
  title: string;
  pairs: readonly Pair[];
  measured: string;
  reference: string;
  unit: Unit;
  /** A ratio above it fails the benchmark; without one it is for information. */
  gate?: number;
  goal?: number;
  /** What stands for all runs in the ratio. Default: the median, so that one disturbed run changes nothing. */
  typical?: (values: readonly number[]) => number;
}

const range = (values: readonly number[], digits: number) =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;

/** Prints a figure; the process will exit with 1 when its ratio is above the gate or is no number. */
export function report({ title, pairs, measured, reference, unit, gate, goal, typical = median }: Figure): void {
  const line = (name: string, values: readonly number[]) =>
    console.log(
      `  ${name}: median ${median(values).toFixed(unit.digits)} ${unit.name}, range ${range(values, unit.digits)}`,
    );
  const ratio = typical(pairs.map((pair) => pair.measured)) / typical(pairs.map((pair) => pair.reference));
  const ratios = pairs.map((pair) => pair.measured / pair.reference);
  const missed = gate !== undefined && !(ratio <= gate);
  const verdict = [
    ...(gate === undefined ? ['for information'] : [`gate ≤ ${gate}: ${missed ? 'MISSED' : 'met'}`]),
    ...(goal === undefined ? [] : [`goal ≤ ${goal}: ${ratio <= goal ? 'met' : 'not met'}`]),
  ];
  console.log(title);
  line(
    measured,
    pairs.map((pair) => pair.measured),
  );
  line(
    reference,
    pairs.map((pair) => pair.reference),
  );
  console.log(`  ratio ${ratio.toFixed(3)}, range ${range(ratios, 3)}, ${pairs.length} runs; ${verdict.join('; ')}`);
  if (missed) process.exitCode = 1;
}
