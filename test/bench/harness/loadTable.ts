/** The table of `npm run bench:load`, with what fails it. */
import { formatSpread, median } from './figures';
import type { PageLoad } from './pageLoad';

/** Everyone's page should be there at once; what depends on the visitor or on a film may take longer. */
export type Audience = 'everyone' | 'visitor';

export interface LoadRow {
  name: string;
  audience: Audience;
  /** Its HTML was rendered at build. */
  isPrerendered: boolean;
  /** How many times the skeleton's own time the pressed element may take to respond; null where nothing is pressed. */
  readyGoal: number | null;
  /** In the order of the runs. */
  loads: readonly PageLoad[];
  /** Loads of the static page, in the same order. */
  floors: readonly PageLoad[];
  /** Milliseconds from Play to the first frame of the page's film; empty for a page without one. */
  firstFrames: readonly number[];
}

const lcpOf = (loads: readonly PageLoad[]) => median(loads.map(({ lcp }) => lcp));
const clsOf = (loads: readonly PageLoad[]) => Math.max(...loads.map(({ cls }) => cls));

const limits = {
  gate: { prerendered: 1.15, other: 2.5, cls: 0.05 },
  goal: { everyone: 1.05, visitor: 2, cls: 0.02 },
};

export interface Verdict {
  ratio: number;
  cls: number;
  isGateMet: boolean;
  isGoalMet: boolean;
}

/** Judges a page by the medians of its runs; its largest layout shift counts. */
export function judgeLoads({ audience, isPrerendered, loads, floors }: LoadRow): Verdict {
  const ratio = lcpOf(loads) / lcpOf(floors);
  const cls = clsOf(loads);
  const mostRatio = isPrerendered && audience === 'everyone' ? limits.gate.prerendered : limits.gate.other;
  return {
    ratio,
    cls,
    isGateMet: ratio <= mostRatio && cls <= limits.gate.cls,
    isGoalMet: ratio <= limits.goal[audience] && cls <= limits.goal.cls,
  };
}

/** Prints the table; the process exits with 1 when a page misses its gate. */
export function reportLoads(rows: readonly LoadRow[]): void {
  console.table(
    rows.map((row) => {
      const { ratio, cls, isGateMet, isGoalMet } = judgeLoads(row);
      const ratios = row.loads.map(({ lcp }, run) => lcp / (row.floors[run]?.lcp ?? Number.NaN));
      if (!isGateMet) process.exitCode = 1;
      return {
        page: row.name,
        prerendered: row.isPrerendered ? 'yes' : 'no',
        'LCP ÷ floor': ratio.toFixed(2),
        range: formatSpread(ratios, 2),
        'LCP ms': lcpOf(row.loads).toFixed(0),
        'floor ms': lcpOf(row.floors).toFixed(0),
        CLS: cls.toFixed(3),
        'floor CLS': clsOf(row.floors).toFixed(3),
        chain: median(row.loads.map(({ chain }) => chain)),
        'kB before': median(row.loads.map(({ kilobytes }) => kilobytes)).toFixed(0),
        gate: isGateMet ? 'met' : 'MISSED',
        goal: isGoalMet ? 'met' : 'not met',
      };
    }),
  );
  for (const { name, loads } of rows) {
    const [painted, moved] = (['what', 'moved'] as const).map((key) =>
      [...new Set(loads.map((load) => load[key]))].filter(Boolean).join(' or '),
    );
    console.log(`${name}: ${painted}${moved ? `; moved: ${moved}` : ''}`);
  }
}

const readyOf = ({ readiness }: PageLoad) => readiness?.ready ?? Number.NaN;

/** Prints when what visitors press is seen and responds. These are times of this machine; they fail nothing. */
export function reportReadiness(rows: readonly LoadRow[], skeletons: readonly PageLoad[]): void {
  const reference = median(skeletons.map(readyOf));
  console.log(`The skeleton responds after ${reference.toFixed(0)} ms (${formatSpread(skeletons.map(readyOf), 0)})`);
  console.table(
    rows.flatMap(({ name, readyGoal, loads, firstFrames }) => {
      if (readyGoal === null) return [];
      const ready = loads.map(readyOf);
      const ratio = median(ready) / reference;
      const response = {
        page: name,
        'seen ms': median(loads.map(({ readiness }) => readiness?.seen ?? Number.NaN)).toFixed(0),
        'ready ms': median(ready).toFixed(0),
        range: formatSpread(ready, 0),
        'ready ÷ skeleton': ratio.toFixed(2),
        goal: readyGoal,
        verdict: ratio <= readyGoal ? 'met' : 'not met',
      };
      if (firstFrames.length === 0) return [response];
      const frame = {
        page: `${name}: from Play to the first frame`,
        'ready ms': median(firstFrames).toFixed(0),
        range: formatSpread(firstFrames, 0),
        'ready ÷ skeleton': (median(firstFrames) / reference).toFixed(2),
      };
      return [response, frame];
    }),
  );
}
