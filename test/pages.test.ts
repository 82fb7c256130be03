import { describe, expect, it } from 'vitest';
import type { PageModule } from '@/shared/routing/page';

const files = import.meta.glob('/src/**/*.tsx');
const pages = Object.entries(import.meta.glob<PageModule>('/src/features/**/*Page.tsx'));

describe.each(pages)('%s', (_, load) => {
  it('names the files that its parts load', async () => {
    const { belowFold = [], beside = [], memberParts = [] } = await load();
    for (const part of [...belowFold, ...beside, ...memberParts])
      expect(await part.load()).toBe(await files[`/${part.file}`]?.());
  });
});
