import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { backend, loginAs } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';
import { setZone } from '~test/setZone';

setZone('Asia/Hong_Kong');

const { open } = setupApp();

const section = (name: string | RegExp) => screen.findByRole('region', { name });
const inSection = async (name: string | RegExp) => within(await section(name));
/** Returns the queries of an endpoint's calls, oldest first, without the language. */
const queriesOf = (endpoint: string) =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === endpoint)
    .map(({ query: { lang: _, ...query } }) => query);
const pathsOf = (endpoint: string) =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === endpoint)
    .map(({ path }) => path);
/** Pages use React's `use`, which defers the effects of an event unless its act is awaited. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const choose = (select: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(select, { target: { value } }));
const level = (name: string) => screen.findByRole('button', { name });
const subjectPick = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Subject' });
const isPressed = async (name: string) => (await level(name)).getAttribute('aria-pressed') === 'true';

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('the filters', () => {
  it('are in the address and in the calls, without a step in the history', async () => {
    const { app } = await open('/en-hk');
    await press(await level('Form 4'));
    await screen.findByRole('option', { name: 'Physics' });
    await choose(await subjectPick(), '4');
    await waitFor(() =>
      expect(queriesOf('regionCourses').at(-1)).toEqual({
        page: '1',
        size_per_page: '20',
        grade_level_id: '10',
        subject_ids: ['4'],
      }),
    );
    expect(queriesOf('liveTopics').at(-1)).toEqual({ limit: '4', grade_level_id: '10', subject_ids: ['4'] });
    expect(queriesOf('banners').at(-1)).toEqual({ limit: '10', section_name: 'regular_class', grade_level_id: '10' });
    expect(queriesOf('subjectCategories').at(-1)).toEqual({ grade_level_id: '10' });
    expect(await isPressed('Form 4')).toBe(true);
    expect((await subjectPick()).value).toBe('4');
    expect(app.services.navigation.current().search).toBe('?grade=10&subject=4');
    const status = within(await section('Filter')).getByRole('status');
    await waitFor(() =>
      expect(status).toHaveTextContent(/^\d\+? live class(es)? for Form 4, Physics \d+\+? courses?$/),
    );
    await press(screen.getByRole('button', { name: 'Clear filters' }));
    // The level is who the visitor is, and stays.
    await waitFor(() =>
      expect(queriesOf('regionCourses').at(-1)).toEqual({ page: '1', size_per_page: '20', grade_level_id: '10' }),
    );
    expect(app.services.navigation.current().search).toBe('');
    await press(await level('All levels'));
    await waitFor(() => expect(queriesOf('regionCourses').at(-1)).toEqual({ page: '1', size_per_page: '20' }));
    expect(await isPressed('All levels')).toBe(true);
  });

  it('keep the level for the next visit, in its region only', async () => {
    const storage = memoryStorage();
    const first = await open('/en-hk', { storage });
    await press(await level('Form 4'));
    await first.stop();
    backend.log.clear();
    const second = await open('/en-hk', { storage });
    await waitFor(async () => expect(await isPressed('Form 4')).toBe(true));
    await waitForBackend();
    expect(queriesOf('liveTopics')).toEqual([{ limit: '4', grade_level_id: '10' }]);
    expect(second.app.services.navigation.current().search).toBe('');
    await second.stop();
    await open('/en-sg', { storage });
    await waitFor(() => expect(queriesOf('regionCourses').at(-1)).toEqual({ page: '1', size_per_page: '8' }));
  });

  it('drop a stored level that is none', async () => {
    const storage = memoryStorage();
    storage.set('levels', { hk: 'ten', xx: 3, sg: -1 });
    await open('/en-hk', { storage });
    await waitFor(() => expect(queriesOf('regionCourses')).toEqual([{ page: '1', size_per_page: '20' }]));
  });

  it('are read from the address, and a course group shows its own courses', async () => {
    await open('/en-hk?grade=10&subject=4&group=2');
    expect((await inSection('Science shelf')).getAllByRole('article').length).toBeGreaterThan(0);
    expect(pathsOf('courseGroup')).toEqual(['/api/v3/course_groups/2/courses']);
    expect(queriesOf('courseGroup')).toEqual([
      { page: '1', size_per_page: '24', grade_level_ids: ['10'], subject_ids: ['4'] },
    ]);
    expect(queriesOf('regionCourses')).toEqual([]);
    expect(await isPressed('Form 4')).toBe(true);
  });

  it('ignore what is no id, and ids that the region does not have', async () => {
    await open('/en-hk?grade=abc&subject=-1&group=999');
    expect((await inSection('Recorded courses')).getAllByRole('article')).toHaveLength(20);
    await waitFor(() => expect(queriesOf('regionCourses')).toEqual([{ page: '1', size_per_page: '20' }]));
    expect(await isPressed('All levels')).toBe(true);
  });

  it('that find nothing say so and can be cleared', async () => {
    await open('/en-hk?subject=2&group=6');
    const courses = await inSection('Code and puzzles');
    await courses.findByText('No courses match your filters. Try another subject.');
    await press(courses.getByRole('button', { name: 'Show everything' }));
    await waitFor(async () => expect((await inSection('Recorded courses')).getAllByRole('article')).toHaveLength(20));
  });
});

describe('the filter of a student', () => {
  it('starts from the own level, which the address can widen', async () => {
    const { app } = await open('/en-hk', { token: loginAs('student@lantern.example') });
    await waitFor(() => expect(queriesOf('regionCourses').at(-1)).toHaveProperty('grade_level_id'));
    const own = queriesOf('regionCourses').at(-1)?.grade_level_id as string;
    expect(own).toBe('10');
    await waitFor(async () => expect(await isPressed('Form 4')).toBe(true));
    await press(await level('All levels'));
    await waitFor(() => expect(queriesOf('regionCourses').at(-1)).toEqual({ page: '1', size_per_page: '20' }));
    expect(app.services.navigation.current().search).toBe('?grade=all');
  });
});
