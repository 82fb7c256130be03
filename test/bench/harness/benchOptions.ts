/** Options of the benchmarks that open pages. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface BenchOptions {
  runs: number;
  /** Port of the site; the API uses the next one. */
  port: number;
  skipBuild: boolean;
  /** Folder of the build. */
  dist: string;
  /** Checkout that is built. */
  source: string;
}

/** The options of all benchmarks that open pages. */
export const siteOptions = (runs: number) =>
  ({
    runs: { type: 'string', default: String(runs) },
    port: { type: 'string', default: '4373' },
    dist: { type: 'string', default: 'dist-bench' },
    source: { type: 'string', default: '.' },
    'skip-build': { type: 'boolean', default: false },
  }) as const;

type SiteValues = { runs: string; port: string; dist: string; source: string; 'skip-build': boolean };

export const readSiteOptions = (values: SiteValues): BenchOptions => ({
  runs: Number(values.runs),
  port: Number(values.port),
  skipBuild: values['skip-build'],
  dist: resolve(values.dist),
  source: resolve(values.source),
});

/**
 * Reads `--runs`, `--port` (4373), `--dist` (dist-bench), `--source` for the checkout of another commit, and
 * `--skip-build` to measure the build of the run before.
 */
export const benchOptions = (args: string[], runs: number): BenchOptions =>
  readSiteOptions(parseArgs({ args, options: siteOptions(runs) }).values);

/** Returns the rows whose keys `only` names, separated by commas; all without it. Throws for an unknown key. */
export function chooseRows<Row extends { key: string }>(
  rows: readonly Row[],
  only: string | undefined,
): readonly Row[] {
  if (only === undefined) return rows;
  const keys = only.split(',');
  const unknown = keys.find((key) => !rows.some((row) => row.key === key));
  if (unknown !== undefined)
    throw new Error(`There is no row ${unknown}; the rows are ${rows.map(({ key }) => key).join(', ')}.`);
  return rows.filter(({ key }) => keys.includes(key));
}
