import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IndexFile, indexPath } from '@/domain/search/indexFile';
import type { Locale } from '@/shared/i18n/locales';
import { issueToken } from '../db/sessions';
import { createMockServer, type MockServer } from '../server';

const now = Date.parse('2026-11-18T19:10:00+08:00');
const day = 86_400_000;
let api: MockServer;

beforeAll(async () => {
  api = await createMockServer({ port: 0, now });
});
afterAll(() => api.close());
beforeEach(() => api.backend.reset({ now, anchor: now }));

/** Logs an account in; returns its token. */
function issueTo(email: string): string {
  return api.backend.db.update((state) => {
    const account = state.accounts.find((one) => one.email === email);
    if (!account) throw new Error(`There is no ${email}`);
    return issueToken(state, account, 'test-device', api.backend.clock.now());
  });
}

/** Returns the index that the mock backend serves. */
async function served(locale: Locale, headers: Record<string, string> = {}): Promise<IndexFile[]> {
  const read = async (file: number) => {
    const response = await fetch(api.url + indexPath(locale, file), { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    return (await response.json()) as IndexFile;
  };
  const first = await read(0);
  return [first, ...(await Promise.all(Array.from({ length: first.more }, (_, at) => read(at + 1))))];
}

describe('the index of the mock backend', () => {
  it('is the same for a guest and for a student, now and in three days', async () => {
    const before = JSON.stringify(await served('en-hk'));
    api.backend.clock.advance(3 * day);
    const authorization = `Bearer ${issueTo('student@lantern.example')}`;
    expect(JSON.stringify(await served('en-hk', { authorization }))).toBe(before);
  });

  it('has no sum of money, no date, no account and no address of another site', async () => {
    const text = JSON.stringify(await served('en-hk')).replaceAll(`${api.url}/media/`, '');
    expect(text).not.toMatch(/HK\$|\d{4}-\d\d-\d\d|@|https?:|token|enroll_?status/i);
  });

  it('is not there for a locale or a file that does not exist', async () => {
    for (const path of ['/search-index/xx-yy.json', '/search-index/en-hk-9.json'])
      expect((await fetch(api.url + path)).status).toBe(404);
  });
});
