import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@/shared/i18n/locales';
import { createMockServer, type MockServer } from '~mocks/server';
import { type ContentList, listContent } from './listContent';

const now = Date.parse('2026-11-18T19:10:00+08:00');
let api: MockServer;

beforeAll(async () => {
  api = await createMockServer({ port: 0, now });
});
afterAll(() => api.close());
beforeEach(() => api.backend.reset({ now, anchor: now }));

const list = (locale: Locale = 'en-hk') => listContent(locale, api.url);
const pathsOf = ({ pages }: ContentList) => Object.keys(pages);
const kinds = (paths: readonly string[]) => new Set(paths.map((path) => path.replace(/\/\d+$/, '')));

describe('the content of a region', () => {
  it('is everything that its lists name, each once', async () => {
    const { pages, missing } = await list();
    const paths = Object.keys(pages);
    expect(missing).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect([...kinds(paths)].sort()).toEqual([
      '/POST',
      '/bundle',
      '/course',
      '/course/group',
      '/instructors',
      '/prepack',
      '/regular-class/topics',
    ]);
    expect(paths).toContain('/course/101');
  });

  it('has no pages of lead groups, which are headings with ids of their own', async () => {
    const data = { courses: [{ id: 901, title: 'Cells' }], lead_groups: [{ id: 902 }], total_pages: 1 };
    api.backend.faults.plan({ endpoint: 'courses', body: { data } });
    const paths = pathsOf(await list());
    expect(paths).toContain('/course/901');
    expect(paths).not.toContain('/course/group/902');
  });

  it('is read page by page to the end, for a guest of that region and language', async () => {
    const paths = pathsOf(await list('zh-tw'));
    const calls = api.backend.log.calls();
    for (const { headers, query } of calls) {
      expect(headers['region-name']).toBe('tw');
      expect(headers.authorization).toBeUndefined();
      expect(query.lang).toBe('zh-tw');
    }
    const statuses = calls.map(({ query }) => query.status).filter(Boolean);
    expect(new Set(statuses)).toEqual(new Set(['ongoing', 'completed', 'preorder']));
    expect(paths.length).toBeGreaterThan(20);
    expect(pathsOf(await listContent('zh-tw', api.url, 3)).sort()).toEqual(paths.sort());
  });

  it('is incomplete where a list failed, which is named', async () => {
    api.backend.faults.plan({ endpoint: 'instructors', status: 500, times: 'always' });
    api.backend.faults.plan({ endpoint: 'homePage', status: 500, times: 'always' });
    const { pages, missing } = await list();
    const paths = Object.keys(pages);
    expect(missing).toEqual(['home', 'instructors']);
    expect(paths).toContain('/course/101');
  });
});
