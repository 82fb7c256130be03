import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { testClient } from '~mocks/testClient';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';

const { open } = setupApp();
const client = testClient();

async function idsIn(name: string): Promise<number[]> {
  const items = within(await screen.findByRole('region', { name })).getAllByRole('article');
  return items.map((item) => Number(within(item).getAllByRole('link')[0]?.getAttribute('href')?.split('/').at(-1)));
}
const answered = async (path: string): Promise<number[]> =>
  (await client.call('GET', path)).data.courses.map(({ id }: { id: number }) => id);

describe('the courses of the home', () => {
  it('begin with those that the home page names, each once, as many as were asked for', async () => {
    const { data } = await client.call('GET', 'v3/browsing/pages/1/contents');
    backend.faults.plan({ endpoint: 'homeContent', body: { data: { ...data, courses: data.courses.toReversed() } } });
    const page = await open('/en-hk');
    await waitForCalls(page);
    const chosen = data.courses.map(({ id }: { id: number }) => id).toReversed();
    const all = await answered('v3/regions/hk/courses?page=1&size_per_page=20');
    const shown = await idsIn('Recorded courses');
    expect(shown).toEqual([...chosen, ...all.filter((id) => !chosen.includes(id))]);
    expect(shown).toHaveLength(20);
  });

  it('are those that fit a filter, in the order of the server', async () => {
    const page = await open('/en-hk?grade=10');
    await waitForCalls(page);
    expect(await idsIn('Recorded courses')).toEqual(
      await answered('v3/regions/hk/courses?page=1&size_per_page=20&grade_level_id=10'),
    );
  });

  it('of a member end with those that they own', async () => {
    const page = await open('/en-hk', { token: loginAs('student@lantern.example') });
    await waitForCalls(page);
    const region = within(await screen.findByRole('region', { name: 'For Form 4' }));
    const owned = region.getAllByRole('article').map((item) => within(item).queryByText('Enrolled') !== null);
    expect(owned).toContain(true);
    expect(owned).toContain(false);
    expect(owned).toEqual([...owned].sort());
  });

  it('are those of the chosen group under its name, in the order of the server', async () => {
    const page = await open('/en-hk?group=2');
    await waitForCalls(page);
    const shown = await idsIn('Science shelf');
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(await answered('v3/course_groups/2/courses?page=1&size_per_page=24'));
    expect(screen.queryByRole('region', { name: 'Recorded courses' })).toBeNull();
    expect(callsTo('regionCourses')).toEqual([]);
  });
});

describe('what a region offers', () => {
  const offer = (fields: object) => backend.faults.plan({ endpoint: 'siteInfo', body: { data: fields } });

  it('has an entry for each kind, a link where the app has a page for it', async () => {
    offer({ multiple_offering_mode: true, offering: ['course', 'Exam camps', 'live_topic', 'course', ''] });
    await open('/en-hk');
    const entries = within(await screen.findByRole('navigation', { name: 'What we offer' }));
    expect([...(entries.getByText('Exam camps').parentElement?.children ?? [])].map((one) => one.textContent)).toEqual([
      'Recorded courses',
      'Exam camps',
      'Live classes',
    ]);
    expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-hk/course',
      '/en-hk/regular-class',
    ]);
  });

  it('has one entry where there is one kind, and none outside this mode', async () => {
    offer({ multiple_offering_mode: true, offering: ['live_topic'] });
    const page = await open('/en-hk');
    expect(within(await screen.findByRole('navigation', { name: 'What we offer' })).getAllByRole('link')).toHaveLength(
      1,
    );
    await page.stop();
    offer({ multiple_offering_mode: false, offering: ['live_topic', 'course'] });
    const other = await open('/en-hk');
    await waitForCalls(other);
    expect(screen.queryByRole('navigation', { name: 'What we offer' })).toBeNull();
  });
});
