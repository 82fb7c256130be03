import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { sessionCleared, userLoaded } from '@/platform/session/state';
import { reportActions } from '@/platform/support/state';
import type { Http } from '@/shared/http/http';
import type { UploadedFile } from '@/shared/http/support';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { supportSaga } from './saga';
import {
  fileAdded,
  fileRemoved,
  fileRetried,
  type ReportDraft,
  reportDrafted,
  reportOpened,
  reportSend,
  supportReducer,
} from './state';

const turn = () => new Promise((done) => setImmediate(done));
const member = {
  userId: 'u-1',
  externalId: 's-9',
  firstName: 'Kit',
  lastName: 'Chan',
  username: 'kit',
  email: 'kit@lantern.example',
  role: { name: 'student' },
};
const draft: ReportDraft = { name: 'Kit Chan', email: member.email, message: 'No sound', tags: ['video'] };

interface Upload {
  file: File;
  progress: (ratio: number) => void;
  signal: AbortSignal | undefined;
  response(data: UploadedFile): Promise<unknown>;
  fail(): Promise<unknown>;
}

function start({ user = member as typeof member | null, storage = memoryStorage() } = {}) {
  const tickets: { body: unknown; response(): Promise<unknown>; fail(): Promise<unknown> }[] = [];
  const uploads: Upload[] = [];
  const http: Http = {
    ...controlledHttp().http,
    submitTicket: (body) =>
      new Promise((resolve, reject) => {
        tickets.push({
          body,
          response: () => {
            resolve();
            return turn();
          },
          fail: () => {
            reject(requestError('network', { endpoint: 'submitTicket' }));
            return turn();
          },
        });
      }),
    uploadFile: (file, { onProgress, signal } = {}) =>
      new Promise((resolve, reject) => {
        uploads.push({
          file,
          progress: (ratio) => onProgress?.(ratio),
          signal,
          response: (data) => {
            resolve(data);
            return turn();
          },
          fail: () => {
            reject(requestError('network', { endpoint: 'uploadFile' }));
            return turn();
          },
        });
      }),
  };
  const app = startSaga(supportSaga, {
    reducer: combineReducers({
      support: supportReducer,
      session: () => ({ user, loggedIn: user !== null }),
      locale: () => ({ current: 'en-hk' }),
    }),
    http,
    services: { storage, translations: { i18n: { t: (key: string) => key } } },
  });
  app.dispatch(reportOpened());
  return { ...app, tickets, uploads, storage, support: () => app.getState().support };
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('a report', () => {
  it('begins with who is logged in, and with nothing for a guest', () => {
    expect(start().support().draft).toEqual({ name: 'Kit Chan', email: member.email, message: '', tags: [] });
    expect(start({ user: null }).support().draft).toEqual({ name: '', email: '', message: '', tags: [] });
  });

  it('is stored as its message and tags alone, and not at all without them', () => {
    const { dispatch, storage } = start();
    expect(storage.keys('drafts.')).toEqual([]);
    dispatch(reportDrafted(draft));
    expect(storage.get('drafts.u-1.report')).toEqual({ message: draft.message, tags: draft.tags });
    expect(start({ storage }).support().draft).toEqual(draft);
    dispatch(reportDrafted({ ...draft, message: '', tags: [] }));
    expect(storage.keys('drafts.')).toEqual([]);
  });

  it('gets the name and the e-mail when the profile comes after the form, unless something was typed', () => {
    const { dispatch, support } = start();
    dispatch(reportDrafted({ ...draft, name: '', email: '' }));
    dispatch(userLoaded(member as never));
    expect(support().draft).toEqual(draft);
    dispatch(reportDrafted({ ...draft, name: 'K', email: '' }));
    dispatch(userLoaded(member as never));
    expect(support().draft).toMatchObject({ name: 'K', email: '' });
  });

  it('is sent once for ten presses, as the support host takes it, and closes the form', async () => {
    const { dispatch, tickets, support, actionsOf, storage } = start();
    dispatch(reportDrafted(draft));
    for (let press = 0; press < 10; press += 1) dispatch(reportSend.submit(draft));
    expect(tickets.map(({ body }) => body)).toEqual([
      {
        ...draft,
        role: 'student',
        region: 'hk',
        userId: 'u-1',
        studentId: 's-9',
        projectLabel: 'Lantern',
        tokens: [],
        isReportedByAdmin: false,
      },
    ]);
    await tickets[0]?.response();
    expect(support()).toMatchObject({ draft: null, files: [], form: { status: 'done' } });
    expect(actionsOf(reportActions.close)).toHaveLength(1);
    expect(storage.keys('drafts.')).toEqual([]);
  });

  it('of a guest names neither user nor student', () => {
    const { dispatch, tickets } = start({ user: null });
    dispatch(reportSend.submit(draft));
    expect(tickets[0]?.body).toMatchObject({ role: null, userId: null, studentId: null });
  });

  it('that does not get through keeps words and files, and can be sent again', async () => {
    const { dispatch, tickets, uploads, support } = start();
    dispatch(reportDrafted(draft));
    dispatch(fileAdded({ id: 'one', file: file('a.png') }));
    await uploads[0]?.response({ token: 'f-1', fileName: 'a.png', size: 1 });
    dispatch(reportSend.submit(draft));
    await tickets[0]?.fail();
    expect(support()).toMatchObject({ draft, files: [{ token: 'f-1' }], form: { status: 'idle' } });
    dispatch(reportSend.submit(draft));
    expect(tickets[1]?.body).toMatchObject({ tokens: [{ token: 'f-1', fileName: 'a.png', size: 1 }] });
  });

  it('outlives a session that the server ends, under its own user', () => {
    const storage = memoryStorage();
    const { dispatch, support } = start({ storage });
    dispatch(reportDrafted(draft));
    dispatch(sessionCleared('inactive'));
    expect(support().draft).toBeNull();
    expect(start({ storage }).support().draft).toEqual(draft);
    expect(start({ storage, user: { ...member, userId: 'u-2' } }).support().draft?.message).toBe('');
  });
});

describe('a file of a report', () => {
  it('shows its share while it is on its way, then its token', async () => {
    const { dispatch, uploads, support } = start();
    dispatch(fileAdded({ id: 'one', file: file('a.png') }));
    expect(support().files).toEqual([
      { id: 'one', token: 'one', name: 'a.png', size: 1, uploading: true, uploaded: false, progress: 0 },
    ]);
    uploads[0]?.progress(0.5);
    expect(support().files[0]?.progress).toBe(0.5);
    await uploads[0]?.response({ token: 'f-1', fileName: 'a.png', size: 1 });
    expect(support().files[0]).toMatchObject({ token: 'f-1', uploading: false, uploaded: true });
  });

  it('that is removed while on its way is given up', async () => {
    const { dispatch, uploads, support } = start();
    dispatch(fileAdded({ id: 'one', file: file('a.png') }));
    dispatch(fileAdded({ id: 'two', file: file('b.png') }));
    dispatch(fileRemoved('one'));
    expect(uploads.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await uploads[1]?.response({ token: 'f-2', fileName: 'b.png', size: 1 });
    expect(support().files).toMatchObject([{ id: 'two', token: 'f-2' }]);
  });

  it('is removed by its token once it is there, and goes along by the name and size that the server gave', async () => {
    const { dispatch, uploads, tickets, support } = start();
    for (const id of ['one', 'two']) dispatch(fileAdded({ id, file: file(`${id}.png`) }));
    await uploads[0]?.response({ token: 'f-1', fileName: 'one_1.png', size: 9 });
    await uploads[1]?.response({ token: 'f-2', fileName: 'two_2.png', size: 8 });
    expect(support().files).toMatchObject([
      { token: 'f-1', name: 'one_1.png', size: 9 },
      { token: 'f-2', name: 'two_2.png', size: 8 },
    ]);
    dispatch(fileRemoved('two'));
    expect(support().files).toHaveLength(2);
    dispatch(fileRemoved('f-1'));
    dispatch(reportSend.submit(draft));
    expect(tickets[0]?.body).toMatchObject({ tokens: [{ token: 'f-2', fileName: 'two_2.png', size: 8 }] });
  });

  it('holds the report while it is on its way', async () => {
    const { dispatch, uploads, tickets, support } = start();
    dispatch(fileAdded({ id: 'one', file: file('a.png') }));
    dispatch(reportSend.submit(draft));
    expect([tickets.length, support().form.status]).toEqual([0, 'idle']);
    await uploads[0]?.response({ token: 'f-1', fileName: 'a.png', size: 1 });
    dispatch(reportSend.submit(draft));
    expect(tickets).toHaveLength(1);
  });

  it('that fails says so and can be tried again; the report goes without it', async () => {
    const { dispatch, uploads, tickets, support } = start();
    dispatch(fileAdded({ id: 'one', file: file('a.png') }));
    await uploads[0]?.fail();
    expect(support().files[0]).toMatchObject({ token: 'one', uploading: false, uploaded: false });
    dispatch(reportSend.submit(draft));
    expect(tickets[0]?.body).toMatchObject({ tokens: [] });
    await tickets[0]?.fail();
    dispatch(fileRetried('one'));
    await uploads[1]?.response({ token: 'f-1', fileName: 'a.png', size: 1 });
    dispatch(reportSend.submit(draft));
    expect(tickets[1]?.body).toMatchObject({ tokens: [{ token: 'f-1' }] });
  });
});
