/** The production build, its static host and the mock API on another origin, for benchmarks that open pages. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Backend } from '~mocks/backend';
import { createMockServer } from '~mocks/server';
import { buildForPreview } from '../../../build/preview';
import { startPreview } from '../../../build/staticHost';
import { createSlowLine, type LineOptions } from './slowLine';

export interface BenchSite {
  /** The URL for a visitor's browser. */
  url: string;
  backend: Backend;
  close(): Promise<void>;
}

export interface BenchOptions {
  runs: number;
  /** Port of the site; the API uses the next one. */
  port: number;
  skipBuild: boolean;
}

/** `--runs`, `--port` (4373), `--skip-build` to measure the build of the run before. */
export function benchOptions(args: string[], runs: number): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: String(runs) },
      port: { type: 'string', default: '4373' },
      'skip-build': { type: 'boolean', default: false },
    },
  });
  return { runs: Number(values.runs), port: Number(values.port), skipBuild: values['skip-build'] };
}

/** A Wednesday evening with upcoming classes; the mock's time is frozen, so that every run sees the same pages. */
const evening = Date.parse('2026-11-18T19:10:00+08:00');

/** Builds and serves. With a line, both origins are reachable only through it. */
export async function startSite({ port, skipBuild }: BenchOptions, line?: LineOptions): Promise<BenchSite> {
  const dist = resolve('dist-bench');
  const url = `http://127.0.0.1:${port}`;
  const apiPort = port + 1;
  if (!skipBuild) await buildForPreview(dist, url, `http://127.0.0.1:${apiPort}`);
  const mock = await createMockServer({ port: line ? 0 : apiPort, siteOrigin: url });
  mock.backend.reset({ now: evening, anchor: evening, frozen: true });
  const preview = await startPreview({ dist, port: line ? 0 : port });
  const slow = line ? createSlowLine(line) : null;
  await slow?.expose(port, Number(new URL(preview.url).port));
  await slow?.expose(apiPort, Number(new URL(mock.url).port));
  return {
    url,
    backend: mock.backend,
    async close() {
      await slow?.close();
      await Promise.all([preview.close(), mock.close()]);
    },
  };
}
