import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { notesKey } from '@/platform/session/drafts';
import { setupApp, waitForBackend } from '~test/setupApp';

const testApp = setupApp();
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const pressKey = (key: string, on: Element = document.body) => act(async () => void fireEvent.keyDown(on, { key }));
const rail = () => within(screen.getByRole('complementary', { name: 'All lessons' }));
const field = () => screen.findByRole('textbox', { name: 'Your note' });

afterEach(waitForBackend);

async function open(storage: KeyValueStore = memoryStorage()) {
  const page = await testApp.open('/en-hk/course/601/lesson/60101', { storage });
  await screen.findByRole('group', { name: 'Video controls' });
  return page;
}

describe('a note', () => {
  it('takes three keys: N, its text, Enter', async () => {
    await open();
    await pressKey('n');
    expect(rail().getByRole('tab', { name: /^Notes/ })).toHaveAttribute('aria-selected', 'true');
    const text = await field();
    expect(text).toHaveFocus();
    fireEvent.change(text, { target: { value: 'λ' } });
    await pressKey('Enter', text);
    const list = within(rail().getByRole('list', { name: 'Notes on this lesson' }));
    expect(list.getByText('λ')).toBeVisible();
    expect(rail().getByRole('status')).toHaveTextContent('Note saved at 0:00.');
    expect(rail().getByRole('tab', { name: 'Notes 1' })).toBeVisible();
    expect(rail().getByRole('button', { name: 'Take a note' })).toHaveFocus();
  });

  it('that is given up leaves nothing; one with a text outlives Escape and a reload', async () => {
    const storage = memoryStorage();
    const page = await open(storage);
    await pressKey('n');
    await pressKey('Escape', await field());
    expect(rail().queryByRole('textbox')).toBeNull();
    await pressKey('n');
    fireEvent.change(await field(), { target: { value: 'Half a' } });
    await pressKey('Escape', await field());
    expect(await field()).toHaveValue('Half a');
    await page.stop();
    await open(storage);
    await press(rail().getByRole('tab', { name: 'Notes' }));
    expect(await field()).toHaveValue('Half a');
    await press(rail().getByRole('button', { name: 'Cancel' }));
    expect(storage.keys('drafts.')).toEqual([]);
  });

  it('that the browser does not store stays where it was typed', async () => {
    const storage = memoryStorage();
    const full = {
      ...storage,
      set: (key: string, value: unknown) => storage.set(key, value) && !key.startsWith('notes.'),
    };
    await open(full);
    await pressKey('n');
    fireEvent.change(await field(), { target: { value: 'λ' } });
    await press(rail().getByRole('button', { name: 'Save' }));
    expect(rail().getByRole('alert')).toHaveTextContent(/^This browser couldn't save the note/);
    expect(await field()).toHaveValue('λ');
    expect(storage.keys('notes.')).toEqual([]);
  });

  it('of a guest says that it stays in this browser', async () => {
    await open();
    await press(rail().getByRole('tab', { name: 'Notes' }));
    expect(await rail().findByText(/^Notes are only saved in this browser\. Once you log in/)).toBeVisible();
  });

  it('is written at once among a thousand', async () => {
    const storage = memoryStorage();
    for (let at = 0; at < 1000; at += 1)
      storage.set(`${notesKey('guest')}n${at}`, {
        id: `n${at}`,
        region: 'hk',
        target: 'course',
        targetId: 601,
        lessonId: 60101,
        series: 'Physics',
        title: 'Waves',
        seconds: at,
        quote: null,
        text: `Note ${at}`,
        createdAt: at,
        editedAt: at,
      });
    await open(storage);
    await pressKey('n');
    const list = await rail().findByRole('list', { name: 'Notes on this lesson' });
    const changed: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changed.push(...records));
    watch.observe(list, { childList: true, characterData: true, attributes: true, subtree: true });
    const text = await field();
    for (const value of ['a', 'ab', 'abc']) await act(async () => void fireEvent.change(text, { target: { value } }));
    expect([...changed, ...watch.takeRecords()]).toEqual([]);
    expect(list.children).toHaveLength(1000);
    await pressKey('Enter', text);
    await waitFor(() => expect(list.children).toHaveLength(1001));
    watch.disconnect();
  });
});
