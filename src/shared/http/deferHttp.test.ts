import { describe, expect, it, vi } from 'vitest';
import { errorOf, respondJson, setupFakeServer, testHttp } from '~test/fakeServer';
import { deferHttp } from './deferHttp';
import type { Http } from './http';

const server = setupFakeServer();
const asIs = (data: unknown) => data;

/** A deferred service whose code loads, or fails to, when the test decides. */
function openDeferred() {
  const { http, session } = testHttp();
  const loads: { come: () => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<Http>((resolve, reject) => {
        loads.push({ come: () => resolve(http), fail: () => reject(new Error('no chunk')) });
      }),
  );
  return { deferred: deferHttp(load, () => session.epoch), session, loads, load };
}
const getCourses = (http: Http) => http.request('courses', { read: asIs });

describe('an http service whose code is still on its way', () => {
  it('loads it with the first call, once, and sends every call that waited', async () => {
    server.respond = () => respondJson({ data: { full_title: 'x' } });
    const { deferred, loads, load } = openDeferred();
    expect(load).not.toHaveBeenCalled();
    const calls = [getCourses(deferred), deferred.request('siteInfo', { read: asIs })];
    deferred.track({ event: 'play' });
    deferred.record({ name: 'contact/opened' });
    expect(deferred.openCalls()).toBe(2);
    expect(server.received).toEqual([]);
    loads[0]?.come();
    await expect(Promise.all(calls)).resolves.toEqual([{ fullTitle: 'x' }, { fullTitle: 'x' }]);
    await vi.waitFor(() => expect(server.received).toHaveLength(4), { interval: 1 });
    const urls = server.received.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['tracking.example/video', 'tracking.example/collect']));
    expect(load).toHaveBeenCalledTimes(1);
    expect(deferred.openCalls()).toBe(0);
    await getCourses(deferred);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails as without network when the code does not come, and loads it again for the next call', async () => {
    const { deferred, loads, session } = openDeferred();
    session.epoch = 3;
    const failed = errorOf(getCourses(deferred));
    loads[0]?.fail();
    expect(await failed).toMatchObject({ kind: 'network', endpoint: 'courses', requestEpoch: 3, status: null });
    const next = getCourses(deferred);
    loads[1]?.come();
    await expect(next).resolves.toEqual({});
  });

  it('loses what it would have tracked without a word when the code does not come', async () => {
    const { deferred, loads } = openDeferred();
    expect(() => deferred.track({ event: 'play' })).not.toThrow();
    loads[0]?.fail();
    await expect(errorOf(getCourses(deferred))).resolves.toMatchObject({ kind: 'network' });
  });

  it('sends nothing of what was aborted, or of an older session, meanwhile', async () => {
    const { deferred, loads, session } = openDeferred();
    const aborted = errorOf(getCourses(deferred));
    deferred.abortAll();
    const stale = errorOf(deferred.submitTicket({}));
    session.epoch = 2;
    const left = errorOf(deferred.request('courses', { read: asIs, signal: AbortSignal.abort() }));
    loads[0]?.come();
    expect((await aborted).kind).toBe('abort');
    expect(await stale).toMatchObject({ kind: 'stale', endpoint: 'submitTicket', requestEpoch: 1 });
    expect((await left).kind).toBe('abort');
    expect(server.received).toEqual([]);
  });
});
