import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { requestFailed } from '@/shared/duck/callApi';
import { requestError } from '~test/controlledHttp';
import { acceptedResponse, logoutStarted, openOutbox, positionOf, userKit } from '~test/startOutbox';
import { mergeEntries, readEntries } from './entries';
import { flushRequested, positionAcknowledged, positionSaved } from './state';

describe('sending', () => {
  it('sends a position to its own endpoint and forgets it when the server has it', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(3, 42, 100)));
    tab.dispatch(positionSaved({ ...positionOf(9, 5, 200), targetType: 'live_topic' }));
    expect(tab.storage.get('outbox.u-kit')).toHaveLength(2);
    await tab.call(0).respond(acceptedResponse);
    await tab.call(1).respond({ liveLesson: { id: 9 } });
    expect(tab.calls.map(({ endpoint, path, body, keepalive }) => ({ endpoint, path, body, keepalive }))).toEqual([
      {
        endpoint: 'courseProgress',
        path: { courseId: 7, lessonId: 3 },
        body: { progressDuration: 42 },
        keepalive: false,
      },
      { endpoint: 'liveProgress', path: { id: 9 }, body: { progressDuration: 5 }, keepalive: false },
    ]);
    expect(tab.storage.get('outbox.u-kit')).toBeNull();
    expect(tab.waiting(3)).toBeNull();
    expect(tab.actionsOf(positionAcknowledged)).toHaveLength(2);
    expect(tab.reports).toEqual([]);
  });

  it('sends one by one, the oldest first, and of each lesson only the newest', async () => {
    const tab = openOutbox({ user: userKit });
    for (const [lesson, position, time] of [
      [1, 10, 100],
      [2, 20, 200],
      [3, 30, 300],
      [2, 5, 400],
    ] as const)
      tab.dispatch(positionSaved(positionOf(lesson, position, time)));
    expect(tab.calls).toHaveLength(1);
    for (const call of [0, 1, 2]) await tab.call(call).respond(acceptedResponse);
    expect(tab.sent()).toEqual([
      [1, { progressDuration: 10 }],
      [3, { progressDuration: 30 }],
      [2, { progressDuration: 5 }],
    ]);
  });

  it('keeps one position of an hour that was watched while the server did not respond, and sends the last', async () => {
    const tab = openOutbox({ user: userKit });
    for (let seconds = 15; seconds <= 3600; seconds += 15)
      tab.dispatch(positionSaved(positionOf(3, seconds, 1000 * seconds)));
    expect(tab.calls).toHaveLength(1);
    expect(tab.storage.get('outbox.u-kit')).toHaveLength(1);
    expect(tab.waiting(3)).toBe(3600);
    await tab.call(0).respond(acceptedResponse);
    await tab.call(1).respond(acceptedResponse);
    expect(tab.sent().at(-1)).toEqual([3, { progressDuration: 3600 }]);
    expect(tab.calls).toHaveLength(2);
    expect(tab.storage.get('outbox.u-kit')).toBeNull();
  });

  it('sends a newer position of the lesson that is on its way right after it', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(positionSaved(positionOf(1, 4, 200)));
    await tab.call(0).respond(acceptedResponse);
    expect(tab.waiting(1)).toBe(4);
    await tab.call(1).respond(acceptedResponse);
    expect(tab.sent().at(-1)).toEqual([1, { progressDuration: 4 }]);
    expect(tab.waiting(1)).toBeNull();
  });

  it('takes what was just watched for the newest, also after the clock was set back', () => {
    const tab = openOutbox();
    tab.dispatch(positionSaved(positionOf(1, 10, 5000)));
    tab.dispatch(positionSaved(positionOf(1, 25, 100)));
    expect(tab.waiting(1)).toBe(25);
    expect(tab.storage.get('outbox.guest')).toEqual([positionOf(1, 25, 5001)]);
  });

  it.each([400, 404, 409, 410, 422])('drops what the server refuses with %i', async (status) => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    await tab.call(0).fail(requestError('status', { status }));
    expect(tab.waiting(1)).toBeNull();
    expect(tab.storage.get('outbox.u-kit')).toBeNull();
    expect(tab.unsaved()).toBe(false);
  });

  it('drops a 403 that says why and keeps one that does not', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    await tab.call(0).fail(requestError('status', { status: 403 }));
    expect(tab.waiting(1)).toBe(10);
    tab.dispatch(flushRequested());
    await tab.call(1).fail(requestError('api', { status: 403, code: '20-100-0005-001' }));
    expect(tab.waiting(1)).toBeNull();
  });

  it.each([
    ['network', null],
    ['timeout', null],
    ['status', 500],
    ['status', 401],
    ['api', 500],
    ['body', 200],
  ] as const)('keeps what failed with %s %s, and says so until it is sent', async (kind, status) => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    expect(tab.unsaved()).toBe(false);
    await tab.call(0).fail(requestError(kind, { status }));
    expect(tab.unsaved()).toBe(true);
    expect(tab.actionsOf(requestFailed)[0]?.payload.errors).toBe('quiet');
    expect(tab.storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
    expect(tab.calls).toHaveLength(1);
    tab.dispatch(flushRequested());
    await tab.call(1).respond(acceptedResponse);
    expect(tab.unsaved()).toBe(false);
    expect(tab.storage.get('outbox.u-kit')).toBeNull();
  });

  it('continues with the other lessons when the server cannot take one, and stops when nothing gets through', async () => {
    const tab = openOutbox({ user: userKit });
    for (const lesson of [1, 2, 3]) tab.dispatch(positionSaved(positionOf(lesson, 10, lesson)));
    await tab.call(0).fail(requestError('status', { status: 500 }));
    await tab.call(1).respond(acceptedResponse);
    expect(tab.unsaved()).toBe(true);
    await tab.call(2).fail(requestError('network'));
    expect(tab.calls).toHaveLength(3);
    expect([1, 2, 3].map(tab.waiting)).toEqual([10, null, 10]);
  });

  it.each(['network', 'timeout'] as const)('does not try the other lessons after a %s error', async (kind) => {
    const tab = openOutbox({ user: userKit });
    for (const lesson of [1, 2]) tab.dispatch(positionSaved(positionOf(lesson, 10, lesson)));
    await tab.call(0).fail(requestError(kind));
    expect(tab.calls).toHaveLength(1);
  });

  it('sends again when the browser is back online, until the app stops', async () => {
    vi.stubGlobal('window', new EventTarget());
    const removed = vi.spyOn(window, 'removeEventListener');
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    await tab.call(0).fail(requestError('network'));
    window.dispatchEvent(new Event('online'));
    await tab.call(1).respond(acceptedResponse);
    expect(tab.waiting(1)).toBeNull();
    expect(removed).not.toHaveBeenCalled();
    tab.task.cancel();
    expect(removed.mock.calls.map(([name]) => name)).toEqual(['online']);
    tab.dispatch(positionSaved(positionOf(1, 11, 200)));
    window.dispatchEvent(new Event('online'));
    expect(tab.calls).toHaveLength(2);
  });
});

describe('leaving the page', () => {
  it('replaces the running sender by one whose calls outlive the page, once', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(flushRequested(true));
    expect(tab.call(0).signal?.aborted).toBe(true);
    expect(tab.call(1)).toMatchObject({ keepalive: true, body: { progressDuration: 10 } });
    tab.dispatch(flushRequested(true));
    expect(tab.call(1).signal?.aborted).toBe(false);
    expect(tab.calls).toHaveLength(2);
    await tab.call(1).respond(acceptedResponse);
    expect(tab.waiting(1)).toBeNull();
    tab.dispatch(positionSaved(positionOf(1, 20, 200)));
    expect(tab.call(2).keepalive).toBe(false);
  });
});

describe('a lesson of the syllabus', () => {
  const syllabus = { ...positionOf(5, 30, 100), targetType: 'syllabus' } as const;

  it('is never sent: its position waits here, and nothing waits for it', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(syllabus));
    expect(tab.calls).toHaveLength(0);
    tab.dispatch(positionSaved(positionOf(1, 10, 200)));
    await tab.call(0).fail(requestError('network'));
    expect(tab.unsaved()).toBe(true);
    tab.dispatch(flushRequested());
    await tab.call(1).respond(acceptedResponse);
    expect(tab.unsaved()).toBe(false);
    expect(tab.storage.get('outbox.u-kit')).toEqual([syllabus]);
    tab.dispatch(logoutStarted());
    expect(tab.gone()).toBe(true);
    expect(tab.calls).toHaveLength(2);
  });

  it('makes way for positions that are still to be sent', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...syllabus,
      lessonId: index + 1,
      savedAt: 500 + index,
    }));
    const entries = mergeEntries(readEntries(many), readEntries([positionOf(1, 10, 100)]));
    expect(Object.values(entries)).toHaveLength(100);
    expect(Object.values(entries)).toContainEqual(positionOf(1, 10, 100));
  });
});

describe('before a logout', () => {
  it('has nothing to wait for when nothing waits', () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(logoutStarted());
    expect(tab.gone()).toBe(true);
  });

  it('sends everything first, also what another tab has left', async () => {
    const storage = memoryStorage();
    const tab = openOutbox({ storage, user: userKit });
    storage.set('outbox.u-kit', [positionOf(1, 10, 100), positionOf(2, 20, 200)]);
    tab.dispatch(logoutStarted());
    await tab.call(0).respond(acceptedResponse);
    expect(tab.gone()).toBe(false);
    await tab.call(1).respond(acceptedResponse);
    expect(tab.gone()).toBe(true);
    expect(storage.keys('outbox')).toEqual([]);
  });

  it('waits three seconds at most and keeps what was not sent under the user', async () => {
    vi.useFakeTimers();
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(logoutStarted());
    await vi.advanceTimersByTimeAsync(2999);
    expect(tab.gone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.gone()).toBe(true);
    expect(tab.storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
  });

  it('does not wait for what cannot be sent', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(logoutStarted());
    await tab.call(0).fail(requestError('network'));
    expect(tab.gone()).toBe(true);
    expect(tab.storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
  });
});
