// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSampledReports } from './startSampledReports';

const startReports = vi.hoisted(() => vi.fn());
vi.mock('./startReports', () => ({ startReports }));
vi.mock('./version', () => ({ buildVersion: '1a2b3c4' }));

beforeEach(() => {
  startReports.mockReset();
  delete document.documentElement.dataset.version;
});
afterEach(() => vi.restoreAllMocks());

it('marks the page with the version, and reports nothing where no address is configured', async () => {
  await startSampledReports({ reportUrl: '', reportSample: 1 }, () => 0);
  expect(document.documentElement.dataset.version).toBe('1a2b3c4');
  expect(startReports).not.toHaveBeenCalled();
});

it.each([
  [0.1, 0.09, 1],
  [0.1, 0.1, 0],
  [1, 0.999, 1],
  [0, 0, 0],
])('of a share of %s, the random number %s reports %s times', async (reportSample, random, times) => {
  await startSampledReports({ reportUrl: 'https://reports.example/in', reportSample }, () => random);
  expect(startReports.mock.calls).toEqual(
    Array.from({ length: times }, () => [{ url: 'https://reports.example/in', version: '1a2b3c4' }]),
  );
});

it('waits until the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const begun = startSampledReports({ reportUrl: '', reportSample: 1 }, () => 0);
  await Promise.resolve();
  expect(document.documentElement.dataset.version).toBeUndefined();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await begun;
  expect(document.documentElement.dataset.version).toBe('1a2b3c4');
});
