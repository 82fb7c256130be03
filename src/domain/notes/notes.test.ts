import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { alertShown, messagesReducers } from '@/platform/messages/state';
import { type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { draftKey, expireDrafts, forgetDrafts, notesKey } from '@/platform/session/drafts';
import { sessionCleared, sessionReducers, sessionStarted } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { fakeTabs } from '~test/fakeTabs';
import { startSaga } from '~test/startSaga';
import { lessonKey, type Note, type NoteLesson } from './note';
import { notesDuck } from './saga';
import {
  noteBegun,
  noteDiscarded,
  noteEdited,
  noteQuoted,
  noteRemoved,
  noteSubmitted,
  notesOpened,
  notesReducer,
  noteTyped,
} from './state';

const kit = { userId: 'u.kit' } as User;
const lesson: NoteLesson = {
  region: 'hk',
  target: 'course',
  targetId: 401,
  lessonId: 40101,
  series: 'Forces',
  title: 'What a\nforce does',
};
const key = lessonKey(lesson);

function start({ storage = memoryStorage() as KeyValueStore, user = kit as User | null } = {}) {
  const others = fakeTabs();
  let now = 1000;
  const app = startSaga(notesDuck.saga as never, {
    reducer: combineReducers({ ...sessionReducers, ...messagesReducers, notes: notesReducer }),
    services: {
      storage,
      tabs: others.tabs,
      clock: { now: () => ++now },
      translations: { i18n: { t: (text: string) => text } },
    },
  });
  if (user) app.dispatch(sessionStarted(user));
  const write = (text: string, seconds = 12, quote: string | null = null) => {
    app.dispatch(noteBegun(key, seconds));
    if (quote) app.dispatch(noteQuoted(key, seconds, quote));
    app.dispatch(noteTyped(key, text));
    app.dispatch(noteSubmitted(lesson));
  };
  const texts = () => app.getState().notes.all.map(({ text }) => text);
  const first = () => app.getState().notes.all[0] as Note;
  return { ...app, ...others, storage, write, texts, first, draft: () => app.getState().notes.drafts[key] ?? null };
}

/** Storage in which nothing fits any more. */
const fullStorage = (storage: KeyValueStore): KeyValueStore => ({
  ...storage,
  set: (name, value) => storage.set(name, value) && false,
});

describe('a note', () => {
  it('is stored with its second, its quote and the titles of its lesson, as single lines', () => {
    const { write, first, storage, draft } = start();
    write('  Draw it first\n', 12, 'A diagram.');
    expect(first()).toMatchObject({
      text: 'Draw it first',
      seconds: 12,
      quote: 'A diagram.',
      title: 'What a force does',
    });
    expect(storage.keys(notesKey('u.kit'))).toHaveLength(1);
    expect(draft()).toBeNull();
    expect(storage.keys('drafts.')).toEqual([]);
  });

  it('of blanks is none', () => {
    const { write, texts, draft } = start();
    write('  \n ');
    expect(texts()).toEqual([]);
    expect(draft()).not.toBeNull();
  });

  it('keeps the text and the second of an unfinished one, also over a reload', () => {
    const { dispatch, storage, draft } = start();
    dispatch(noteBegun(key, 12));
    dispatch(noteTyped(key, 'Half a'));
    dispatch(noteBegun(key, 40));
    expect(draft()).toMatchObject({ seconds: 12, text: 'Half a' });
    const again = start({ storage });
    again.dispatch(notesOpened(lesson));
    expect(again.draft()).toEqual({ seconds: 12, quote: null, text: 'Half a' });
    again.dispatch(noteDiscarded(key));
    expect(storage.keys('drafts.')).toEqual([]);
  });

  it('takes no quote of another second', () => {
    const { dispatch, draft } = start();
    dispatch(noteBegun(key, 12));
    dispatch(noteBegun(key, 40));
    dispatch(noteQuoted(key, 12, 'Too late'));
    expect(draft()).toMatchObject({ seconds: 40, quote: null });
  });

  it('that the browser does not store keeps its text, and says so', () => {
    const { write, getState, draft, texts, storage } = start({ storage: fullStorage(memoryStorage()) });
    write('Draw it first');
    expect(draft()).toMatchObject({ text: 'Draw it first' });
    expect(getState().notes.refused).toBe(key);
    expect(texts()).toEqual([]);
    expect(storage.keys('notes.')).toEqual([]);
  });

  it('that cannot be changed stays as it was', () => {
    const storage = memoryStorage();
    const before = start({ storage });
    before.write('First');
    let isFull = false;
    const limited: KeyValueStore = {
      ...storage,
      set: (name, value) => (isFull ? storage.set(name, value) && false : storage.set(name, value)),
    };
    const { dispatch, first, texts, getState } = start({ storage: limited });
    isFull = true;
    dispatch(noteEdited(first(), 'Second'));
    expect(getState().notes.refused).toBe(first().id);
    expect(texts()).toEqual(['First']);
  });

  it('is removed, and comes back by Undo', () => {
    const { write, dispatch, first, texts, actionsOf, storage } = start();
    write('Draw it first');
    const note = first();
    dispatch(noteRemoved(note));
    expect([texts(), storage.keys('notes.')]).toEqual([[], []]);
    const undo = actionsOf(alertShown)[0]?.payload.undo;
    if (undo) dispatch(undo.action);
    expect(first()).toEqual(note);
  });
});

describe('two tabs', () => {
  it('lose no note of each other', async () => {
    const storage = memoryStorage();
    const [one, two] = [start({ storage }), start({ storage })];
    one.write('One');
    two.write('Two');
    expect(one.told).toEqual([{ type: 'notes' }]);
    await one.say({ type: 'notes' });
    expect(one.texts().sort()).toEqual(['One', 'Two']);
    await one.say(null);
    await one.say({ type: 'started' });
  });

  it('both keep their text of a note that both have changed', () => {
    const storage = memoryStorage();
    const one = start({ storage });
    one.write('First');
    const two = start({ storage });
    const [note, same] = [one.first(), two.first()];
    one.dispatch(noteEdited(note, 'Of one'));
    two.dispatch(noteEdited(same, 'Of two'));
    expect(two.texts().sort()).toEqual(['Of one', 'Of two']);
  });
});

describe('notes are of a user', () => {
  it('a guest’s become those of the user who logs in', () => {
    const { write, dispatch, texts, storage } = start({ user: null });
    write('As a guest');
    expect(storage.keys(notesKey('guest'))).toHaveLength(1);
    dispatch(sessionStarted(kit));
    expect(texts()).toEqual(['As a guest']);
    expect(storage.keys(notesKey('guest'))).toEqual([]);
  });

  it('another user sees none of them', () => {
    const { write, dispatch, texts } = start();
    write('Of Kit');
    dispatch(sessionCleared());
    expect(texts()).toEqual([]);
    dispatch(sessionStarted({ userId: 'u' } as User));
    expect(texts()).toEqual([]);
    dispatch(sessionStarted(kit));
    expect(texts()).toEqual(['Of Kit']);
  });

  it('end with the user’s own logout, and 90 days after a forced one', () => {
    const { write, storage } = start();
    write('Of Kit');
    storage.set(`${notesKey('guest')}n`, {});
    const day = 86_400_000;
    expireDrafts(storage, null, 0);
    expireDrafts(storage, null, 89 * day);
    expect(storage.keys(notesKey('u.kit'))).toHaveLength(1);
    forgetDrafts(storage, 'u.kit');
    expect(storage.keys('notes.')).toEqual([`${notesKey('guest')}n`]);
    expect(draftKey('u.kit', `note.${key}`)).toMatch(/^drafts\./);
  });

  it('that storage does not have as notes are left out', () => {
    const storage = memoryStorage();
    storage.set(`${notesKey('u.kit')}n`, { text: 'half' });
    expect(start({ storage }).texts()).toEqual([]);
  });
});
