/** Output of the benchmarks, and when they fail. Ratios, since only these are comparable between machines. */

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const above = sorted[Math.floor(middle)] ?? Number.NaN;
  const below = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (above + below) / 2;
}

/** Returns the value below which a quarter of the values are: other work on the machine only affects the rest. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? Number.NaN;
}

export interface Pair {
  measured: number;
  /** Measured in the same run, directly before or after. */
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
  /** A higher ratio fails the benchmark; without a gate the ratio is for information. */
  gate?: number;
  goal?: number;
  /** Reduces all runs to one value for the ratio. Default: the median, so that one disturbed run has no effect. */
  typical?: (values: readonly number[]) => number;
}

/** Returns the smallest and the largest value as a text. */
export const formatSpread = (values: readonly number[], digits: number) =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;

/** Prints a figure; the process exits with 1 when its ratio is above the gate or is no number. */
export function reportFigure({ title, pairs, measured, reference, unit, gate, goal, typical = median }: Figure): void {
  const line = (name: string, values: readonly number[]) =>
    console.log(
      `  ${name}: median ${median(values).toFixed(unit.digits)} ${unit.name}, range ${formatSpread(values, unit.digits)}`,
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
  console.log(
    `  ratio ${ratio.toFixed(3)}, range ${formatSpread(ratios, 3)}, ${pairs.length} runs; ${verdict.join('; ')}`,
  );
  if (missed) process.exitCode = 1;
}
