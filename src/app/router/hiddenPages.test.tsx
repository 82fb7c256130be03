import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { sessionCleared } from '@/platform/session/state';
import { contentOutdated } from '@/shared/duck/outdated';
import { recordCourseCards } from '~test/recordCards';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';
import { stubPage } from '~test/stubPage';
import { stubChunks, stubPages } from '~test/stubPages';

stubPages();

const rendered = recordCourseCards();

let navigate: NavigateFunction;

/** A course page that lets the test go back. */
function CoursePage() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return <h1>One course</h1>;
}

const { open } = setupApp();
beforeEach(() => {
  stubChunks.courses = () => import('@/features/course/home/CoursesPage');
  stubChunks.course = async () => stubPage('course', { default: CoursePage });
});

const cards = () => screen.queryAllByRole('article');

/** Opens the courses, and one of them. */
async function openCourse() {
  const page = await open('/en-hk/course');
  await waitFor(() => expect(cards().length).toBeGreaterThan(8));
  await waitForCalls(page);
  const list = cards();
  const [first] = list;
  const path =
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href') ?? '';
  await act(async () => page.app.services.navigation.push(path));
  expect(await screen.findByRole('heading', { level: 1, name: 'One course' })).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(cards()).toEqual([]);
  return { ...page, list };
}

it('Back shows the same elements of a list in its first commit, renders none of them, and asks for nothing', async () => {
  const page = await openCourse();
  const asked = callsTo('courses').length;
  rendered.length = 0;
  const skeletons: Element[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches('[data-skeleton], :has([data-skeleton])')) skeletons.push(node);
  });
  observer.observe(screen.getByRole('main'), { childList: true, subtree: true });
  await act(async () => void navigate(-1));
  expect(cards()).toEqual(page.list);
  expect(screen.queryByRole('heading', { name: 'One course' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(document.title).toMatch(/^Recorded courses/);
  await waitForCalls(page);
  observer.disconnect();
  expect([skeletons, rendered, callsTo('courses').length - asked]).toEqual([[], [], 0]);
});

it('Back reads a hidden list again when it is outdated', async () => {
  const page = await openCourse();
  const asked = callsTo('courses').length;
  await act(async () => void page.app.store.dispatch(contentOutdated()));
  await act(async () => void navigate(-1));
  expect(cards()).toEqual(page.list);
  await waitFor(() => expect(callsTo('courses').length).toBeGreaterThan(asked));
});

it('a list that was left is gone with the session, whose content it may be', async () => {
  const page = await openCourse();
  expect(page.list[0]?.isConnected).toBe(true);
  await act(async () => void page.app.store.dispatch(sessionCleared(null)));
  expect(page.list[0]?.isConnected).toBe(false);
  await act(async () => void navigate(-1));
  await waitFor(() => expect(cards()).toHaveLength(page.list.length));
});

it('a link to a list that was left opens it anew', async () => {
  const page = await openCourse();
  await page.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Courses' }));
  await waitFor(() => expect(cards()).toHaveLength(page.list.length));
  expect(page.list[0]?.isConnected).toBe(false);
});
