import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorOf, respondJson, setupFakeServer, testHttp } from '~test/fakeServer';
import { endpoints, storedDaysOf } from './endpoints';
import { forgetReads } from './readsDatabase';
import { createStoredReads, type StoredReads, withoutUnstored } from './storedReads';

const server = setupFakeServer();
const day = 86_400_000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

/** An http service of a member, whose time and network a test changes. */
function setUp(reads: StoredReads = createStoredReads(), rest = Promise.resolve()) {
  const member = { id: 'u1' as string | null, now: Date.parse('2026-11-27T10:40:00Z') };
  const onStoredRead = vi.fn();
  const { http, session } = testHttp({
    getUserId: () => member.id,
    now: () => member.now,
    onStoredRead,
    loadStoredReads: async () => reads,
    // Patience lasts as long as a test: it ends when the test lets it.
    wait: (ms) => (ms === 4000 ? new Promise<void>((resolve) => patience.push(resolve)) : rest),
  });
  const patience: (() => void)[] = [];
  const read = (data: unknown) => data;
  const getCourse = (id = 7) => http.request('course', { path: { id }, read });
  /** Reads a course and waits until it is stored. */
  const storeCourse = async (id = 7) => {
    server.respond = () => respondJson({ data: { course: { id, full_title: 'x' } } });
    await getCourse(id);
    await vi.waitFor(async () => expect(await createStoredReads().find('u1', keyOf(id), member.now)).not.toBeNull());
  };
  const keyOf = (id: number) => JSON.stringify([session.locale, `/api/v3/courses/${id}`, null]);
  const goOffline = () => {
    server.respond = () => Response.error();
  };
  return { http, session, member, patience, onStoredRead, getCourse, storeCourse, goOffline, read };
}

describe('which responses are kept', () => {
  const stored = Object.entries(endpoints).filter(([name]) => storedDaysOf(name as keyof typeof endpoints) > 0);

  it('are reads only, and none of a price, a checkout or an order', () => {
    expect(stored.length).toBeGreaterThan(10);
    for (const [, { call }] of stored) {
      expect(call).toMatch(/^GET /);
      expect(call).not.toMatch(/checkout|orders|promotion|banner/);
    }
  });

  it('lose prices, offers and links into rooms, at any depth', () => {
    const material = { id: 1, url: 'https://media.example/a.pdf' };
    const lesson = {
      id: 2,
      startAt: 'x',
      url: 'https://zoom.example',
      chatRoomUrl: 'https://chat.example',
      materials: [material],
    };
    const topic = { lessons: [lesson], checkoutCollection: { plans: [1] }, presalePrice: 3, plan: { price: 4 } };
    expect(withoutUnstored({ liveTopic: topic })).toEqual({
      liveTopic: { lessons: [{ id: 2, startAt: 'x', materials: [material] }] },
    });
  });
});

describe('a read that is kept', () => {
  it('is answered from what was last seen when the network is away, with the time of that', async () => {
    const { storeCourse, goOffline, getCourse, onStoredRead, member } = setUp();
    const seen = member.now;
    await storeCourse();
    goOffline();
    member.now += day;
    await expect(getCourse()).resolves.toEqual({ course: { id: 7, fullTitle: 'x' } });
    expect(onStoredRead).toHaveBeenCalledExactlyOnceWith(seen, false);
  });

  it('is answered from it when the network is silent for four seconds; the late response is kept', async () => {
    const { storeCourse, getCourse, onStoredRead, patience, member } = setUp();
    await storeCourse();
    let respond = (_: Response) => {};
    server.respond = () =>
      new Promise((resolve) => {
        respond = resolve;
      });
    const answer = getCourse();
    await vi.waitFor(() => expect(server.received).toHaveLength(2));
    for (const end of patience) end();
    await expect(answer).resolves.toEqual({ course: { id: 7, fullTitle: 'x' } });
    expect(onStoredRead).toHaveBeenCalledExactlyOnceWith(member.now, true);
    respond(respondJson({ data: { course: { id: 7, full_title: 'late' } } }));
    const key = JSON.stringify(['en-hk', '/api/v3/courses/7', null]);
    await vi.waitFor(async () =>
      expect((await createStoredReads().find('u1', key, member.now))?.data).toMatchObject({
        course: { fullTitle: 'late' },
      }),
    );
  });

  it('fails as ever when nothing is stored: another course, another language, another user, or 30 days later', async () => {
    const { storeCourse, goOffline, getCourse, session, member } = setUp();
    await storeCourse();
    goOffline();
    expect(await errorOf(getCourse(8))).toMatchObject({ kind: 'network' });
    session.locale = 'zh-hk';
    expect(await errorOf(getCourse())).toMatchObject({ kind: 'network' });
    session.locale = 'en-hk';
    member.id = 'u2';
    expect(await errorOf(getCourse())).toMatchObject({ kind: 'network' });
    member.id = 'u1';
    member.now += 30 * day;
    expect(await errorOf(getCourse())).toMatchObject({ kind: 'network' });
  });

  it('fails with the server’s own error, whatever is stored', async () => {
    const { storeCourse, getCourse, onStoredRead } = setUp();
    await storeCourse();
    server.respond = () => respondJson({ error_code: '20-100-0008-001' }, 401);
    expect(await errorOf(getCourse())).toMatchObject({ kind: 'api', code: '20-100-0008-001' });
    expect(onStoredRead).not.toHaveBeenCalled();
  });

  it('is not stored for a guest, nor after the session has changed', async () => {
    const store = vi.fn(async () => undefined);
    let end = () => {};
    const rest = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { getCourse, member, session } = setUp({ find: async () => null, store }, rest);
    server.respond = () => respondJson({ data: {} });
    member.id = null;
    await getCourse();
    member.id = 'u1';
    await getCourse();
    session.epoch += 1;
    end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(store).not.toHaveBeenCalled();
  });

  it('asks the network again each time', async () => {
    const { storeCourse, getCourse } = setUp();
    await storeCourse();
    await getCourse();
    expect(server.received).toHaveLength(2);
  });

  it('is asked of the server where another version of the app has stored something else', async () => {
    const { storeCourse, goOffline, http, onStoredRead } = setUp();
    await storeCourse();
    goOffline();
    const read = () => {
      throw new TypeError('another form');
    };
    expect(await errorOf(http.request('course', { path: { id: 7 }, read }))).toMatchObject({ kind: 'network' });
    expect(onStoredRead).not.toHaveBeenCalled();
  });
});

describe('what is stored', () => {
  const row = (call: string, at = 1) => ({ owner: 'u1', call, at, until: 100 * day, data: { call } });

  it('is gone when the session ends, in this tab and in another one', async () => {
    const [own, other] = [createStoredReads(), createStoredReads()];
    await own.store(row('a'));
    expect(await other.find('u1', 'a', 2)).not.toBeNull();
    forgetReads();
    for (const reads of [own, other]) await vi.waitFor(async () => expect(await reads.find('u1', 'a', 2)).toBeNull());
    await other.store(row('b'));
    expect(await own.find('u1', 'b', 2)).not.toBeNull();
  });

  it('has a limit, beyond which the oldest leave, and loses what has expired', async () => {
    const reads = createStoredReads();
    await reads.store({ ...row('expired'), until: 2 });
    for (let count = 0; count < 401; count += 1) await reads.store(row(String(count), 10 + count));
    expect(await reads.find('u1', 'expired', 1)).toBeNull();
    expect(await reads.find('u1', '0', 1)).toBeNull();
    expect(await reads.find('u1', '1', 1)).not.toBeNull();
  });

  it('is nothing, without a word, where the browser denies a database', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      deleteDatabase: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    const reads = createStoredReads();
    await reads.store(row('a'));
    expect(await reads.find('u1', 'a', 1)).toBeNull();
    expect(() => forgetReads()).not.toThrow();
    vi.stubGlobal('indexedDB', undefined);
    expect(() => forgetReads()).not.toThrow();
  });

  it('gives up its older half when the storage is full', async () => {
    const reads = createStoredReads();
    for (let count = 0; count < 4; count += 1) await reads.store(row(String(count), count));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
    await reads.store(row('new', 9));
    expect(await reads.find('u1', '0', 1)).toBeNull();
    expect(await reads.find('u1', '3', 1)).not.toBeNull();
    expect(await reads.find('u1', 'new', 1)).not.toBeNull();
  });

  it('is what the browser is asked to keep, once for each session', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
    await createStoredReads().store(row('a'));
    await createStoredReads().store(row('b'));
    expect(persist).toHaveBeenCalledOnce();
  });
});
