import { allContentPages, contentLists, contentTime } from './contentPages';

/** Addresses of the application and, on another origin, of the mock API in browser tests. */
export const sitePort = Number(process.env.E2E_PORT ?? 4273);
export const apiPort = sitePort + 1;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
/** The only API address in the build; each worker's browser maps it to that worker's own API. */
export const apiUrl = `http://127.0.0.1:${apiPort}`;
/**
 * Test workers, each with a mock API of its own: the ports from `apiPort` on. The next ones are of the second server. One more
 * than the cores of the smallest machine: tests that wait for a film or a slow response leave a core idle.
 */
export const workers = 3;
export const apiPortOf = (parallelIndex: number): number => apiPort + parallelIndex;
export const distDir = 'dist-e2e';
/** The same build with React's development version. */
export const developmentDir = 'dist-e2e-development';
/** Options of `build/hosting/preview.ts` for both builds. */
export const buildOptions = `--port ${sitePort} --api-port ${apiPort} --pages ${[...allContentPages, ...contentLists].join()} --search --now ${contentTime}`;
