/**
 * `npm run bench:prerender`: builds the app with the pages of a generated catalogue (`--courses`, 10,000), and again
 * after 20 courses have changed. Prints time, requests, memory and sizes. `--rate` is the requests a second; `--shard 1/8`
 * builds that part of the pages only.
 */
import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'dist-prerender');
const dist = join(folder, 'site');

/** Starts the catalogue's API in a process of its own. */
async function startCatalogue(courses: string) {
  const script = ['build/tools/run.mjs', 'test/bench/catalogueServer.ts', '--courses', courses];
  const server = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found) => server.stdout.once('data', (text) => found(String(text).trim())));
  return { url, stop: () => server.kill() };
}

/** Returns the most memory that a process has used, in bytes; null where the system does not tell. */
async function peakOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

/** Builds the app and returns what the build says about its pages. */
async function build(api: string, rate: string, shard: string) {
  const env = {
    ...process.env,
    VITE_API_URL: api,
    VITE_ENABLE_MOCKS: 'false',
    PRERENDER_API_URL: api,
    PRERENDER_CACHE: join(folder, 'cache'),
    PRERENDER_RATE: rate,
    PRERENDER_SHARD: shard,
    PRERENDER_STRICT: 'true',
  };
  const vite = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    dist,
    '--emptyOutDir',
  ];
  const running = spawn(process.execPath, vite, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  running.stdout.on('data', (text) => {
    said += String(text);
    process.stdout.write(String(text));
  });
  let peak: number | null = null;
  const watch = setInterval(async () => {
    peak = (await peakOf(running.pid)) ?? peak;
  }, 500);
  const code = await new Promise((ended) => running.once('exit', ended));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build ended with ${code}`);
  const [, pages, seconds, unchanged, requests] =
    /prerendered (\d+) pages in (\d+) s, (\d+) of them unchanged, (\d+) requests/.exec(said) ?? [];
  return { pages, unchanged, requests, seconds, 'peak memory': peak === null ? '' : megabytes(peak) };
}

/** Weighs all documents, and a sample of them after compression. */
async function weigh() {
  const files = (await readdir(dist, { recursive: true })).map(String).filter((name) => name.endsWith('.html'));
  let raw = 0;
  for (const name of files) raw += (await stat(join(dist, name))).size;
  const every = Math.ceil(files.length / 200);
  const sums = { raw: 0, brotli: 0, gzip: 0 };
  for (const name of files.filter((_, index) => index % every === 0)) {
    const text = await readFile(join(dist, name));
    sums.raw += text.length;
    sums.brotli += brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    sums.gzip += gzipSync(text).length;
  }
  const whole = (sample: number) => megabytes((raw * sample) / sums.raw);
  return { documents: files.length, raw: megabytes(raw), 'brotli 5': whole(sums.brotli), gzip: whole(sums.gzip) };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

export async function main(args: string[]): Promise<void> {
  const options = {
    courses: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '1000' },
    shard: { type: 'string', default: '' },
  } as const;
  const { courses, rate, shard } = parseArgs({ args, options }).values;
  await rm(folder, { recursive: true, force: true });
  const catalogue = await startCatalogue(courses);
  try {
    const first = await build(catalogue.url, rate, shard);
    await fetch(`${catalogue.url}/change?count=20`, { method: 'POST' });
    const second = await build(catalogue.url, rate, shard);
    console.table({ first, 'after 20 changed': second });
    console.table({ bytes: await weigh() });
    console.log(`${availableParallelism()} cores, Node ${process.version}, ${rate} requests a second`);
  } finally {
    catalogue.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
