import { expect, it, vi } from 'vitest';
import { type ShareSystem, shareLink } from './shareLink';

const url = 'https://www.example.com/en-hk/course/1';
const share = (error?: unknown) =>
  error === undefined ? vi.fn().mockResolvedValue(undefined) : vi.fn().mockRejectedValue(error);
const clipboard = (error?: unknown) => ({ writeText: share(error) }) as unknown as Clipboard;
const refused = new DOMException('no', 'NotAllowedError');

it.each<[string, ShareSystem, string]>([
  ['opens the share sheet', { share: share(), clipboard: clipboard() }, 'shared'],
  [
    'copies nothing when the sheet was closed',
    { share: share(new DOMException('', 'AbortError')), clipboard: clipboard() },
    'dismissed',
  ],
  ['copies where there is no sheet', { clipboard: clipboard() }, 'copied'],
  ['copies when the sheet is refused', { share: share(refused), clipboard: clipboard() }, 'copied'],
  ['fails when both are refused', { share: share(refused), clipboard: clipboard(refused) }, 'failed'],
  ['fails without either', {}, 'failed'],
])('%s', async (_, system, outcome) => {
  expect(await shareLink(url, 'Fractions', system)).toBe(outcome);
  if (system.share) expect(system.share).toHaveBeenCalledWith({ title: 'Fractions', url });
  if (outcome === 'copied') expect(system.clipboard?.writeText).toHaveBeenCalledWith(url);
  if (outcome === 'dismissed') expect(system.clipboard?.writeText).not.toHaveBeenCalled();
});
