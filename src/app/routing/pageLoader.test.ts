import { describe, expect, it, vi } from 'vitest';
import { createTranslations } from '@/shared/i18n/createI18n';
import type { PageModule } from '@/shared/routing/page';
import type { Route } from '../routes';
import { createPageLoader } from './pageLoader';

function setUp(page: Omit<PageModule, 'default'>, isMember: boolean) {
  const translations = createTranslations({ '/locales/en/common.json': async () => ({}) }, 'en-hk');
  const loader = createPageLoader({ register: () => undefined, translations, isMember: () => isMember });
  const module: PageModule = { default: () => null, ...page };
  const route = { id: 'home', path: '/', access: 'public', load: async () => module } as unknown as Route;
  return { load: () => loader.load(route, 'en-hk') };
}

const createPart = (load = vi.fn(async () => undefined)) => ({ load, forget: vi.fn(), source: load });

describe('the parts beside a page', () => {
  it('begin to load with it, those of members only for members', async () => {
    for (const isMember of [true, false]) {
      const [all, members] = [createPart(), createPart()];
      await setUp({ beside: [all], besideForMembers: [members] }, isMember).load();
      expect(all.load).toHaveBeenCalledTimes(1);
      expect(members.load).toHaveBeenCalledTimes(isMember ? 1 : 0);
    }
  });

  it('are forgotten when they fail, and the page does not', async () => {
    const part = createPart(
      vi.fn(async () => {
        throw new Error('gone');
      }),
    );
    const page = await setUp({ beside: [part] }, false).load();
    await vi.waitFor(() => expect(part.forget).toHaveBeenCalledTimes(1));
    expect(page.beside).toEqual([part]);
  });
});
