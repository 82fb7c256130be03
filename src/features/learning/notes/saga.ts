/** Exports all notes as one file, and adds those of a file to the stored ones. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { type Note, notePath } from '@/domain/notes/note';
import { notesDuck, showStored, waitForNotesOwner } from '@/domain/notes/saga';
import { selectNotes } from '@/domain/notes/state';
import { readNotes, storeNote } from '@/domain/notes/storedNotes';
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { downloadText } from '@/shared/lib/download';
import { markdownType, readMarkdown, writeMarkdown } from './markdown';
import { type ImportResult, importEnded, notesExported, notesFileReducer, notesImported } from './state';

/** Bytes; ten thousand notes are smaller. */
const largestFile = 10_000_000;

function* exportNotes(): SagaIterator {
  const { origin } = yield* getService('navigation');
  const locale = yield* select(selectLocale);
  const { i18n } = yield* getService('translations');
  const title = i18n.t('file.title', { ns: 'notes', product: env.productName });
  const text = writeMarkdown(yield* select(selectNotes), {
    title,
    addressOf: (note) => origin + localePath(localeInRegion(locale, note.region), notePath(note)),
  });
  const date = new Date((yield* getService('clock')).now()).toISOString().slice(0, 10);
  yield call(downloadText, text, { name: `${env.productName} ${date}.md`, type: markdownType });
}

/** Of two versions of a note the newer one counts; a text that was changed in the file itself is newer. */
const isNewer = (note: Note, stored: Note | undefined) =>
  stored === undefined ||
  note.editedAt > stored.editedAt ||
  (note.editedAt === stored.editedAt && note.text !== stored.text);

function* importNotes({ payload: file }: PayloadAction<Blob>): SagaIterator {
  const text: string = file.size > largestFile ? '' : yield call(() => file.text());
  const read = readMarkdown(text);
  if (!read) {
    yield put(importEnded(null));
    return;
  }
  const storage = yield* getService('storage');
  const owner = yield* waitForNotesOwner();
  const stored = new Map(readNotes(storage, owner).map((note) => [note.id, note]));
  const result: ImportResult = { added: 0, known: 0, unread: read.unread, left: 0 };
  for (const note of read.notes) {
    if (!isNewer(note, stored.get(note.id))) result.known += 1;
    else if (storeNote(storage, owner, note)) {
      stored.set(note.id, note);
      result.added += 1;
    } else result.left += 1;
  }
  yield* showStored();
  yield put(importEnded(result));
}

function* notesFileSaga(): SagaIterator {
  yield takeEverySafely<unknown>(notesExported, exportNotes, 'notes/export');
  yield takeEverySafely(notesImported, importNotes, 'notes/import');
}

export const notesFileDuck = createDuck('notesFile', {
  reducer: notesFileReducer,
  saga: notesFileSaga,
  needs: [notesDuck],
});
