import { existsSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { buildForPreview } from '../../build/hosting/preview.ts';
import { startPreview } from '../../build/hosting/staticHost.ts';
import { createMockServer } from '../../mocks/server.ts';
import { contentTime } from '../e2e/harness/contentPages.ts';
import { apiPort, apiUrl, distDir, sitePort, siteUrl } from '../e2e/harness/servers.ts';

/** Notes what a page reports, in every browser alike: a driver without such events sees it too. */
const watchScript = `(() => {
  const said = (window.said = []);
  const note = (kind, text) => said.push(kind + ': ' + text);
  const { error } = console;
  console.error = (...parts) => { note('console', parts.map(String).join(' ')); error.apply(console, parts); };
  addEventListener('error', (event) => event.message && note('error', event.message));
  addEventListener('unhandledrejection', (event) => note('rejection', event.reason));
  addEventListener('securitypolicyviolation', (event) => note('policy', event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
})();`;
const watchPath = '/watch.js';

/** Serves the build as its host does, with one script more in each page; beside it the mock API. */
export async function main(): Promise<void> {
  if (!process.env.E2E_SKIP_BUILD || !existsSync(distDir))
    await buildForPreview(distDir, siteUrl, apiUrl, 'production', {
      locales: '',
      pages: '/en-hk/course/601',
      now: Date.parse(contentTime),
    });
  await createMockServer({ port: apiPort, siteOrigin: siteUrl });
  const host = await startPreview({ dist: distDir, port: 0 });
  const { hostname, port } = new URL(host.url);
  let isAway = false;
  const site = createServer((request, response) => {
    const command = request.method === 'POST' && /^\/host\/(away|there)$/.exec(request.url ?? '')?.[1];
    if (command) {
      isAway = command === 'away';
      response.writeHead(204).end();
      return;
    }
    if (isAway) {
      request.socket.destroy();
      return;
    }
    if (request.url === watchPath) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(watchScript);
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const inner = forward({ hostname, port, path: request.url, method: request.method, headers }, (reply) => {
      const isPage = /text\/html/.test(reply.headers['content-type'] ?? '') && reply.statusCode === 200;
      if (!isPage || request.method === 'HEAD') {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const html = Buffer.concat(parts)
          .toString()
          .replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, `$1<script src="${watchPath}"></script>`);
        const { 'content-length': _, etag: __, ...rest } = reply.headers;
        response.writeHead(200, rest).end(html);
      });
    });
    inner.on('error', () => response.writeHead(502).end());
    request.pipe(inner);
  });
  // A tool that sends a command over an idle connection finds it open.
  site.keepAliveTimeout = 600_000;
  site.listen(sitePort, '127.0.0.1', () => console.log(`Site: ${siteUrl}`));
}
