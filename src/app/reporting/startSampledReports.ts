import { loadChunk } from '@/shared/chunk/loadChunk';
import { env } from '@/shared/config/env';

/**
 * Marks the page with the build's version (`data-version` of the document) after it has loaded. For a random share of
 * page loads, VITE_REPORT_SAMPLE, starts reports to VITE_REPORT_URL.
 */
export async function startSampledReports(
  { reportUrl, reportSample }: Pick<typeof env, 'reportUrl' | 'reportSample'> = env,
  random: () => number = Math.random,
): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  }
  const { buildVersion } = await loadChunk(() => import('./version'));
  document.documentElement.dataset.version = buildVersion;
  if (!reportUrl || random() >= reportSample) return;
  const { startReports } = await loadChunk(() => import('./startReports'));
  startReports({ url: reportUrl, version: buildVersion });
}
