// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backend, loginAs, resetMocks, server, testNow } from './node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetMocks());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const device = JSON.stringify({ device_id: '00000000-0000-4000-8000-00000000de01', os: 'test', platform: 'web' });
const me = (token: string) =>
  fetch(`${window.location.origin}/api/v2/users/me?lang=en-hk`, {
    headers: { Authorization: `Bearer ${token}`, 'Region-Name': 'hk', 'X-User-Agent': device },
  });

describe('the backend of page tests', () => {
  it('answers calls to the page’s own origin, for whoever is logged in', async () => {
    const response = await me(loginAs('student@lantern.example'));
    expect(await response.json()).toMatchObject({ data: { user: { email: 'student@lantern.example' } } });
  });

  it('keeps its time until it is advanced, and starts again with each reset', async () => {
    expect(backend.clock.now()).toBe(testNow);
    const token = loginAs('expiring@lantern.example');
    backend.clock.advance(5 * 60_000);
    expect((await me(token)).status).toBe(401);
    resetMocks({ now: 1_000_000 });
    expect(backend.clock.now()).toBe(1_000_000);
    expect(backend.db.read().tokens).toEqual([]);
  });

  it('takes a file as the page uploads it, and returns its name in both spellings by turns', async () => {
    const upload = async () => {
      const form = new FormData();
      form.append('file', new File(['12345'], 'note.png', { type: 'image/png' }));
      const response = await fetch(`${window.location.origin}/upload`, { method: 'POST', body: form });
      return ((await response.json()) as { upload: object }).upload;
    };
    for (const spelling of ['file_name', 'fileName', 'file_name'])
      expect(await upload()).toEqual({
        token: expect.stringMatching(/^f-/),
        attachment: { [spelling]: 'note.png', size: 5 },
      });
  });
});
