import { expect, it, vi } from 'vitest';
import { providePopovers } from './providePopovers';

const packageWith = (apply: () => void) =>
  vi.fn(async () => ({ apply }) as unknown as typeof import('@oddbird/popover-polyfill/fn'));

it('loads nothing where the browser has popovers', async () => {
  const load = packageWith(() => undefined);
  await providePopovers({ popover: null }, load);
  expect(load).not.toHaveBeenCalled();
});

it('adds them where it has none', async () => {
  const apply = vi.fn();
  await providePopovers({}, packageWith(apply));
  expect(apply).toHaveBeenCalledOnce();
});

it('reports that they did not load, and nothing else fails', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await providePopovers({}, () => Promise.reject(new Error('offline')));
  expect(report).toHaveBeenCalledWith('[popovers]', expect.any(Error));
});
