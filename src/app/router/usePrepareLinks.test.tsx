import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { chooseDataSaver } from '@/shared/lib/dataSaver';
import { loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';
import { loadedPages, stubChunks, stubPages } from '~test/stubPages';
import { hoverDelay } from './usePrepareLinks';

stubPages();

// The document's own address would make every link one to another site.
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const { href } = window.location;
beforeEach(() => happyDOM.setURL('http://app.test/en-hk'));
afterEach(() => {
  happyDOM.setURL(href);
  vi.useRealTimers();
});

const { open } = setupApp();
const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

it('loads the page of a link that is touched or focused, once', async () => {
  await open('/en-hk');
  fireEvent.touchStart(link('Courses'));
  expect(loadedPages).toEqual(['home', 'courses']);
  fireEvent.focus(link('Courses'));
  await act(async () => void fireEvent.click(link('Courses')));
  expect(await screen.findByRole('heading', { level: 1, name: 'courses' })).toBeVisible();
  expect(loadedPages).toEqual(['home', 'courses']);
});

it('loads nothing while data is saved', async () => {
  onTestFinished(() => chooseDataSaver(null));
  chooseDataSaver({ quality: 'saver' });
  await open('/en-hk');
  fireEvent.touchStart(link('Courses'));
  expect(loadedPages).toEqual(['home']);
});

it('waits until a pointer rests on a link', async () => {
  await open('/en-hk');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link('Courses'));
  vi.advanceTimersByTime(hoverDelay - 1);
  fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));
  vi.advanceTimersByTime(hoverDelay);
  expect(loadedPages).toEqual(['home']);
  fireEvent.pointerOver(link('Courses'));
  vi.advanceTimersByTime(hoverDelay);
  expect(loadedPages).toEqual(['home', 'courses']);
});

it('loads nothing of a page that its visitor may not open, nor of the page that is open', async () => {
  await open('/en-hk/course', { token: loginAs('student@lantern.example') });
  const learning = link('My learning');
  fireEvent.touchStart(learning);
  expect(loadedPages).toEqual(['courses', 'myLearning']);
  fireEvent.touchStart(link('Courses'));
  learning.setAttribute('href', '/en-hk/nowhere');
  fireEvent.touchStart(learning);
  learning.setAttribute('href', 'https://elsewhere.example/en-hk/login');
  fireEvent.touchStart(learning);
  learning.setAttribute('href', '/en-sg/course/subscribed');
  fireEvent.touchStart(learning);
  expect(loadedPages).toEqual(['courses', 'myLearning']);
});

it('loads the texts of another language', async () => {
  const { app } = await open('/en-hk');
  const prepare = vi.spyOn(app.pages, 'prepare');
  const chinese = link('Courses');
  chinese.setAttribute('href', '/zh-hk/course');
  fireEvent.touchStart(chinese);
  expect(prepare.mock.calls.map(([route, locale]) => [route.id, locale])).toEqual([['courses', 'zh-hk']]);
});

it('loads nothing of a member’s page once the token is gone', async () => {
  const page = await open('/en-hk', { token: loginAs('student@lantern.example') });
  page.app.services.cookies.remove('token');
  fireEvent.touchStart(link('My learning'));
  expect(loadedPages).toEqual(['home']);
});

it('loads a page again when its first load failed before it was opened', async () => {
  const page = await open('/en-hk');
  stubChunks.courses = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(async () => void fireEvent.touchStart(link('Courses')));
  delete stubChunks.courses;
  await act(async () => void fireEvent.click(link('Courses')));
  expect(await screen.findByRole('heading', { level: 1, name: 'courses' })).toBeVisible();
  expect(page.reported).toEqual([]);
});
