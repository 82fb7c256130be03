import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '~mocks/server';
import { listLevels } from './listLevels';

const now = Date.parse('2026-11-18T19:10:00+08:00');
let api: MockServer;

beforeAll(async () => {
  api = await createMockServer({ port: 0, now });
  api.backend.reset({ now, anchor: now });
});
afterAll(() => api.close());

it('has the names of the locale, and reads the filtered lists of a region in one language', async () => {
  const [english, chinese] = [await listLevels('en-hk', api.url), await listLevels('zh-hk', api.url)];
  expect(english.levels.map(({ name }) => name)).toContain('Form 4');
  expect(chinese.levels.map(({ name }) => name)).toContain('中四');
  expect(chinese.of).toEqual(english.of);
  expect(Object.keys(english.of)).toContain('/course/101');
  const filtered = api.backend.log.calls().filter(({ query }) => query.grade_level_id);
  expect([...new Set(filtered.map(({ query }) => query.lang))]).toEqual(['en-hk']);
});
