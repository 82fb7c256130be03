import { describe, expect, it, vi } from 'vitest';
import { createTranslations } from '@/shared/i18n/createI18n';
import type { PageModule } from '@/shared/routing/page';
import { stubChunks, stubPages } from '~test/stubPages';
import { routes } from '../routes';
import { createPageLoader } from './pageLoader';

stubPages();

function setUp(page: Omit<PageModule, 'default'>, isMember: boolean) {
  const translations = createTranslations(
    { '/locales/en/common.json': async () => ({}), '/locales/en/home.json': async () => ({}) },
    'en-hk',
  );
  const loader = createPageLoader({ register: () => undefined, translations, isMember: () => isMember });
  const [home] = routes;
  if (!home) throw new Error('No routes');
  stubChunks[home.id] = async () => ({ default: () => null, ...page });
  return { load: () => loader.load(home, 'en-hk') };
}

const createPart = (load: () => Promise<unknown> = vi.fn(async () => undefined)) => ({
  load,
  forget: vi.fn(),
  file: 'src/Part.tsx',
});

describe('the parts beside a page', () => {
  it('begin to load with it', async () => {
    const part = createPart(vi.fn(() => new Promise(() => undefined)));
    await setUp({ beside: [part] }, false).load();
    expect(part.load).toHaveBeenCalledTimes(1);
  });

  it('that only members see load for members, whose page waits for them', async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const part = createPart(vi.fn(() => pending));
    await setUp({ memberParts: [part] }, false).load();
    expect(part.load).not.toHaveBeenCalled();
    const loaded = vi.fn();
    const page = setUp({ memberParts: [part] }, true)
      .load()
      .then(loaded);
    await vi.waitFor(() => expect(part.load).toHaveBeenCalledTimes(1));
    expect(loaded).not.toHaveBeenCalled();
    release();
    await page;
  });

  it('are forgotten when they fail, and the page does not', async () => {
    const part = createPart(
      vi.fn(async () => {
        throw new Error('gone');
      }),
    );
    const page = await setUp({ beside: [part], memberParts: [part] }, true).load();
    await vi.waitFor(() => expect(part.forget).toHaveBeenCalledTimes(2));
    expect(page.beside).toEqual([part]);
  });
});
