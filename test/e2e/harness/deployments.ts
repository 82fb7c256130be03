import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join, relative } from 'node:path';
import { typeOf } from '../../../build/hosting/fileRules';
import { cacheControlOf } from '../../../build/hosting/headers';
import { fileFor } from '../../../build/hosting/staticFiles';

/** A static host to which a build is deployed again and again, each time with other names for all of its hashed files. */
export interface Deployments {
  port: number;
  /** Puts the deployment of a number online; assets of the one before it stay. */
  deploy(number: number): void;
  /** Deploys what takes the place of a faulty worker. */
  recall(): void;
  /** Starts or stops responding: without a host there is no network. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const hashed = /-[\w-]{8}(?=\.(?:js|css)$)/;

export function createDeployments(dist: string, port: number): Deployments {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => hashed.test(name));
  const pattern = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
  let current = 0;
  let workerFile = 'worker.js';
  let server: Server | null = null;

  /** The last signs of a hash say which deployment it is of. */
  const nameIn = (deployment: number, name: string) =>
    name.replace(hashed, (hash) => `${hash.slice(0, -2)}${deployment.toString(36).padStart(2, '0')}`);
  const namesOf = (deployment: number) => new Map(assets.map((name) => [name, nameIn(deployment, name)]));

  /** Writes the names of a deployment into a text, and leaves out the hashes, which are of the build. */
  function textOf(file: string, deployment: number): string {
    const names = namesOf(deployment);
    return readFileSync(file, 'utf8')
      .replace(pattern, (name) => names.get(name) ?? name)
      .replace(/,"integrity":\{[^}]*\}/, '')
      .replace(/ integrity="[^"]*"/g, '')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('<html ', `<html data-deployment="${deployment}" `);
  }

  async function find(path: string): Promise<{ file: string; deployment: number } | null> {
    if (path.startsWith('/assets/')) {
      for (const deployment of [current, current - 1])
        for (const [name, deployed] of namesOf(deployment))
          if (deployed === basename(path)) return { file: join(dist, 'assets', name), deployment };
      const exact = await fileFor(dist, path);
      return exact && !hashed.test(exact) ? { file: exact, deployment: current } : null;
    }
    const file = await fileFor(dist, path === '/worker.js' ? `/${workerFile}` : path);
    return file ? { file, deployment: current } : null;
  }

  return {
    port,
    deploy(number) {
      current = number;
      workerFile = 'worker.js';
    },
    recall() {
      workerFile = 'recall.js';
    },
    async start() {
      const host = createServer(async (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host');
        const found = await find(pathname);
        if (!found) {
          response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found');
          return;
        }
        const type = typeOf(relative(dist, found.file));
        const isText = /^text\/(html|css|javascript)/.test(type);
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cacheControlOf(pathname) });
        response.end(isText ? textOf(found.file, found.deployment) : readFileSync(found.file));
      });
      await new Promise<void>((done) => host.listen(port, '127.0.0.1', done));
      server = host;
    },
    stop: () =>
      new Promise((done) => {
        if (!server) return done();
        server.close(() => done());
        server.closeAllConnections();
        server = null;
      }),
  };
}
