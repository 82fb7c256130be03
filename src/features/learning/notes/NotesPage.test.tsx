import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { notesKey } from '@/platform/session/drafts';
import { backend, loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const testApp = setupApp();
const student = 'student@lantern.example';
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const main = () => within(screen.getByRole('main'));
const note = (id: string, change: object = {}) => ({
  id,
  region: 'hk',
  target: 'course',
  targetId: 401,
  lessonId: 40101,
  series: 'Forces and motion',
  title: 'What a force does',
  seconds: 12,
  quote: 'A diagram.',
  text: `Note ${id}`,
  createdAt: 1000,
  editedAt: 1000,
  ...change,
});

async function open(notes: object[] = [], storage: KeyValueStore = memoryStorage()) {
  const token = loginAs(student);
  const userId = backend.db.read().accounts.find(({ email }) => email === student)?.userId ?? '';
  for (const one of notes) storage.set(`${notesKey(userId)}${(one as { id: string }).id}`, one);
  const page = await testApp.open('/en-hk/my-learning/notes', { token, storage });
  await screen.findByRole('heading', { level: 1, name: 'My notes' });
  return { ...page, storage, userId };
}

const choose = (text: string) =>
  act(async () => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([text], 'notes.md')] } });
  });

/** Returns the text of the file that a press on Export gives. */
async function exported(): Promise<string> {
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:x';
  });
  // The document would follow the link, and stay there for the tests after this one.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press(main().getByRole('button', { name: 'Export' }));
  return (await file?.text()) ?? '';
}

describe('the page of notes', () => {
  it('has them by course and lesson, and leads to their seconds', async () => {
    await open([note('a'), note('b', { seconds: 75, lessonId: 40102, title: 'Weight' })]);
    const course = within(main().getByRole('region', { name: 'Forces and motion' }));
    expect(course.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What a force does',
      'Weight',
    ]);
    expect(course.getByRole('link', { name: 'Play from 1:15' })).toHaveAttribute(
      'href',
      '/en-hk/course/401/lesson/40102?t=75',
    );
    expect(main().getByText(/^Notes are only saved in this browser/)).toBeVisible();
  });

  it('says how to take one while there are none', async () => {
    await open();
    expect(main().getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    expect(main().queryByRole('button', { name: 'Export' })).toBeNull();
    expect(main().getByRole('button', { name: 'Import' })).toBeVisible();
  });

  it('changes and removes notes', async () => {
    const { storage, userId } = await open([note('a')]);
    await press(main().getByRole('button', { name: 'Edit the note at 0:12' }));
    const field = main().getByRole('textbox', { name: 'Your note' });
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: 'Better' } });
    await press(main().getByRole('button', { name: 'Save' }));
    expect(main().getByText('Better')).toBeVisible();
    expect(storage.get(`${notesKey(userId)}a`)).toMatchObject({ text: 'Better' });
    await press(main().getByRole('button', { name: 'Remove the note at 0:12' }));
    expect(main().queryByText('Better')).toBeNull();
    await press(await screen.findByRole('button', { name: 'Undo' }));
    expect(main().getByText('Better')).toBeVisible();
  });

  it('gives them as a file, and takes them from it on another device, once', async () => {
    const before = await open([note('a', { text: '# One\n> Two' }), note('b', { quote: null })]);
    const text = await exported();
    expect(text).toContain(`(${before.app.services.navigation.origin}/en-hk/course/401/lesson/40101?t=12)`);
    await before.stop();
    const page = await open();
    await choose(text);
    expect(main().getByText('2 notes added.')).toBeVisible();
    expect(page.storage.get(`${notesKey(page.userId)}a`)).toEqual(note('a', { text: '# One\n> Two' }));
    expect(page.storage.get(`${notesKey(page.userId)}b`)).toEqual(note('b', { quote: null }));
    await choose(text);
    expect(main().getByText('2 notes were already here.')).toBeVisible();
    await choose(text.replace('Note b', 'Note b, changed in the file'));
    expect(main().getByText('1 note added.')).toBeVisible();
    expect(page.storage.keys(notesKey(page.userId))).toHaveLength(2);
  });

  it('says what it could not take', async () => {
    const { userId, stop } = await open([note('a')]);
    const text = await exported();
    await choose('Some text');
    await waitFor(() => expect(main().getByText(/^There are no notes in this file/)).toBeVisible());
    await choose(text.replace('"seconds":12', '"seconds":"x"'));
    expect(main().getByText("We couldn't read 1 note in the file.")).toBeVisible();
    await stop();
    const storage = memoryStorage();
    const full: KeyValueStore = {
      ...storage,
      set: (key, value) => storage.set(key, value) && !key.startsWith(notesKey(userId)),
    };
    await open([], full);
    await choose(text);
    expect(main().getByText('This browser has no room for 1 more note.')).toBeVisible();
    expect(main().queryByText('Note a')).toBeNull();
  });

  it('can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open([note('a')]);
    await press(main().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
