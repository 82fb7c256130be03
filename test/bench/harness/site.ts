/** The production build, its static host and the mock API on another origin, for benchmarks that open pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { Backend } from '~mocks/backend';
import { demoPassword } from '~mocks/db/demoAccounts';
import { createMockServer } from '~mocks/server';
import { previewEnv } from '../../../build/hosting/preview';
import { startPreview } from '../../../build/hosting/staticHost';
import type { BenchOptions } from './benchOptions';
import { createCertificate } from './certificate';
import { createPlainHost, createSecureHost, type StoredFile } from './secureHost';
import { createSlowLine, type LineOptions } from './slowLine';

export interface BenchSite {
  /** The URL for a visitor's browser. */
  url: string;
  /** Folder of the build. */
  dist: string;
  /** Arguments with which Chromium accepts the site's certificate. */
  launchArgs: readonly string[];
  backend: Backend;
  /**
   * Headers of the site's pages, but for the policy: that one allows only the pages' own styles. They cost time, for example a
   * process of its own for a page that is isolated from the one before it.
   */
  pageHeaders: Readonly<Record<string, string>>;
  /** Files that the benchmark itself adds to the site, by path. */
  files: Map<string, StoredFile>;
  /** Logs a demo account in; returns the cookies of its session. */
  logIn(email: string): Promise<{ url: string; name: string; value: string }[]>;
  close(): Promise<void>;
}

/** A Wednesday evening with upcoming classes; the mock's time is frozen, so that every run sees the same pages. */
const evening = Date.parse('2026-11-18T19:10:00+08:00');
const deviceId = '00000000-0000-4000-8000-0000000be9c4';

/** Builds a checkout with its own version of everything. The pages contain the content of the API at `contentUrl`. */
async function buildSite({ source, dist }: BenchOptions, url: string, api: string, contentUrl: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...previewEnv(url, api),
    PRERENDER_API_URL: contentUrl,
    PRERENDER_LOCALES: 'en-hk zh-hk',
  };
  const args = [join(source, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const build = spawn(process.execPath, [...args, '--outDir', dist, '--emptyOutDir'], {
    cwd: source,
    env,
    stdio: 'inherit',
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build of ${source} failed`);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

/** Builds and serves with HTTP/2. With a line, both origins are reachable only through it. */
export async function startSite(options: BenchOptions, line?: LineOptions): Promise<BenchSite> {
  const { port, skipBuild, dist } = options;
  const apiPort = port + 1;
  const [url, api] = [`https://127.0.0.1:${port}`, `https://127.0.0.1:${apiPort}`];
  const mock = await createMockServer({ port: 0, siteOrigin: url });
  mock.backend.reset({ now: evening, anchor: evening, frozen: true });
  const mockHost = { target: portOf(mock), port: apiPort };
  if (!skipBuild) {
    const content = createPlainHost(mockHost);
    try {
      await buildSite(options, url, api, `http://127.0.0.1:${await listen(content, 0)}`);
    } finally {
      content.close();
    }
  }
  const preview = await startPreview({ dist, port: 0 });
  const { headers } = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8')) as {
    headers: Record<string, string>;
  };
  const { 'Content-Security-Policy': _, ...pageHeaders } = headers;
  const certificate = createCertificate();
  const files = new Map<string, StoredFile>();
  const siteServer = createSecureHost(certificate, { target: portOf(preview), port, files });
  const apiServer = createSecureHost(certificate, mockHost);
  const slow = line ? createSlowLine(line) : null;
  const open = (server: Server, at: number) => (slow ? slow.expose(at, server) : listen(server, at));
  await Promise.all([open(siteServer, port), open(apiServer, apiPort)]);
  return {
    url,
    dist,
    launchArgs: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
    backend: mock.backend,
    pageHeaders,
    files,
    async logIn(email) {
      const response = await fetch(`${mock.url}/api/v2/login?lang=en-hk`, {
        method: 'POST',
        body: JSON.stringify({ email, password: demoPassword }),
        headers: {
          'Content-Type': 'application/json',
          'Region-Name': 'hk',
          'X-User-Agent': JSON.stringify({ device_id: deviceId, os: 'test', platform: 'web' }),
        },
      });
      const { data } = (await response.json()) as { data: { token: string } };
      return Object.entries({ token: data.token, device_id: deviceId }).map(([name, value]) => ({ url, name, value }));
    },
    async close() {
      await slow?.close();
      if (!slow) for (const server of [siteServer, apiServer]) server.close();
      await Promise.all([preview.close(), mock.close()]);
    },
  };
}
