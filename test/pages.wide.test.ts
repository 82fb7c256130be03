import { describe, expect, it } from 'vitest';
import type { PageModule } from '@/shared/routing/page';

const files = import.meta.glob('/src/**/*.tsx');
const pages = import.meta.glob<PageModule>('/src/features/**/*Page.tsx');
const builds = import.meta.glob('/src/features/**/*Page.build.ts');

describe('each page', () => {
  it.each(Object.entries(pages))('names the files that its parts load: %s', async (_, load) => {
    const { belowFold = [], beside = [], memberParts = [] } = await load();
    for (const part of [...belowFold, ...beside, ...memberParts])
      expect(await part.load()).toBe(await files[`/${part.file}`]?.());
  });

  it.each(Object.keys(builds))('stands beside %s', (path) => {
    expect(Object.keys(pages)).toContain(path.replace('.build.ts', '.tsx'));
  });
});
