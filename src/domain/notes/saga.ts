/** Loads and stores notes, in this browser only, and tells the other tabs. A guest's notes become those of the user who logs in. */
import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, fork, put, take } from 'redux-saga/effects';
import * as v from 'valibot';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { draftKey } from '@/platform/session/drafts';
import { selectLoggedIn, selectUser, sessionCleared, sessionStarted, userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { createUuid } from '@/shared/lib/ids';
import { lessonKey, longestNote, type Note, type NoteLesson, noteLesson } from './note';
import {
  draftLoaded,
  noteAdded,
  noteBegun,
  noteDiscarded,
  noteEdited,
  noteQuoted,
  noteRefused,
  noteRemoved,
  noteRestored,
  noteSubmitted,
  notesLoaded,
  notesOpened,
  notesReducer,
  noteTyped,
  selectNoteDraft,
} from './state';
import { readNotes, removeNote, storeNote } from './storedNotes';

const guest = 'guest';
/** Tells other tabs that the stored notes have changed. */
const tabMessage = { type: 'notes' } as const;

const draftSchema = v.object({
  seconds: v.number(),
  quote: v.nullable(v.string()),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(longestNote)),
});

/** Returns whose notes are shown; waits for the user of a session. */
export function* waitForNotesOwner(): SagaIterator<string> {
  for (;;) {
    const user = yield* select(selectUser);
    if (user?.userId) return user.userId;
    if (!(yield* select(selectLoggedIn))) return guest;
    yield take([userLoaded.type, sessionStarted.type, sessionCleared.type]);
  }
}

const keyOfDraft = (owner: string, key: string) => draftKey(owner, `note.${key}`);

export function* loadNotes(): SagaIterator {
  const storage = yield* getService('storage');
  const owner = yield* waitForNotesOwner();
  if (owner !== guest)
    for (const note of readNotes(storage, guest)) if (storeNote(storage, owner, note)) removeNote(storage, guest, note);
  yield put(notesLoaded(readNotes(storage, owner)));
}

/** Shows what is stored now, here and in the other tabs. */
export function* showStored(): SagaIterator {
  yield* loadNotes();
  (yield* getService('tabs')).post(tabMessage);
}

function* recallDraft({ payload: { key } }: PayloadAction<{ key: string }>): SagaIterator {
  const stored = (yield* getService('storage')).get(keyOfDraft(yield* waitForNotesOwner(), key));
  const { success, output } = v.safeParse(draftSchema, stored);
  if (success) yield put(draftLoaded(key, output));
}

function* keepDraft({ payload: { key } }: PayloadAction<{ key: string }>): SagaIterator {
  const storage = yield* getService('storage');
  const stored = keyOfDraft(yield* waitForNotesOwner(), key);
  const draft = yield* select((root: Parameters<typeof selectNoteDraft>[0]) => selectNoteDraft(root, key));
  if (draft?.text) storage.set(stored, draft);
  else storage.remove(stored);
}

function* submit({ payload: lesson }: PayloadAction<NoteLesson>): SagaIterator {
  const key = lessonKey(lesson);
  const draft = yield* select((root: Parameters<typeof selectNoteDraft>[0]) => selectNoteDraft(root, key));
  const text = draft?.text.trim();
  if (!draft || !text) return;
  const now = (yield* getService('clock')).now();
  const note = { ...noteLesson(lesson), ...draft, text, id: createUuid(), createdAt: now, editedAt: now };
  const storage = yield* getService('storage');
  const owner = yield* waitForNotesOwner();
  // The draft gives its room to the note, and takes it back when that does not fit.
  storage.remove(keyOfDraft(owner, key));
  if (storeNote(storage, owner, note)) {
    yield* showStored();
    yield put(noteAdded(key));
    return;
  }
  storage.set(keyOfDraft(owner, key), draft);
  yield put(noteRefused(key));
}

function* edit({ payload: { note, text } }: PayloadAction<{ note: Note; text: string }>): SagaIterator {
  const storage = yield* getService('storage');
  const owner = yield* waitForNotesOwner();
  const now = (yield* getService('clock')).now();
  const stored = readNotes(storage, owner).find(({ id }) => id === note.id);
  // Another tab has changed the note meanwhile: both texts stay.
  const isOlder = stored !== undefined && stored.editedAt !== note.editedAt && stored.text !== text;
  const changed = { ...note, text, editedAt: now, ...(isOlder ? { id: createUuid() } : {}) };
  if (storeNote(storage, owner, changed)) yield* showStored();
  else yield put(noteRefused(note.id));
}

function* remove({ payload: note }: PayloadAction<Note>): SagaIterator {
  removeNote(yield* getService('storage'), yield* waitForNotesOwner(), note);
  yield* showStored();
  const { i18n } = yield* getService('translations');
  const undo = { label: i18n.t('undo', { ns: 'notes' }), action: noteRestored(note) };
  yield put(alertShown(i18n.t('removed', { ns: 'notes' }), 'success', { undo }));
}

function* restore({ payload: note }: PayloadAction<Note>): SagaIterator {
  const isStored = storeNote(yield* getService('storage'), yield* waitForNotesOwner(), note);
  if (isStored) yield* showStored();
  else {
    const { i18n } = yield* getService('translations');
    yield put(alertShown(i18n.t('full', { ns: 'notes' }), 'error'));
  }
}

function* followTabs(): SagaIterator {
  const tabs = yield* getService('tabs');
  const changes = eventChannel<true>((emit) =>
    tabs.listen((message) => {
      if ((message as Partial<typeof tabMessage> | null)?.type === tabMessage.type) emit(true);
    }),
  );
  for (;;) {
    yield take(changes);
    yield call(loadNotes);
  }
}

function* notesSaga(): SagaIterator {
  yield takeEverySafely(notesOpened, recallDraft, 'notes/recallDraft');
  yield takeEverySafely<{ key: string }>(
    [noteBegun, noteQuoted, noteTyped, noteDiscarded],
    keepDraft,
    'notes/keepDraft',
  );
  yield takeEverySafely(noteSubmitted, submit, 'notes/submit');
  yield takeEverySafely(noteEdited, edit, 'notes/edit');
  yield takeEverySafely(noteRemoved, remove, 'notes/remove');
  yield takeEverySafely(noteRestored, restore, 'notes/restore');
  yield takeEverySafely<unknown>([sessionStarted, sessionCleared, userLoaded], loadNotes, 'notes/load');
  yield fork(followTabs);
  yield fork(loadNotes);
}

export const notesDuck = createDuck('notes', { reducer: notesReducer, saga: notesSaga });
