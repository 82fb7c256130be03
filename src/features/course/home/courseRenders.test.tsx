import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allCourses, groupRows, selectGroupRows } from '@/domain/course/state';
import { recordCourseCards } from '~test/recordCards';
import { setupApp, waitForCalls } from '~test/setupApp';

const rendered = recordCourseCards();
const { open } = setupApp();
const cards = () => screen.queryAllByRole('article');

async function openCourses() {
  const page = await open('/en-hk/course');
  await waitFor(() => expect(cards().length).toBeGreaterThan(8));
  await waitForCalls(page);
  return { ...page, rendered: rendered.splice(0) };
}

describe('the cards of courses render', () => {
  it('not while their lists are read again', async () => {
    const { app } = await openCourses();
    act(() => {
      const rows = Object.values(selectGroupRows(app.store.getState() as never));
      expect(rows).not.toEqual([]);
      for (const row of rows) app.store.dispatch(groupRows.repeat(row));
      app.store.dispatch(allCourses.renew());
    });
    expect(rendered).toEqual([]);
  });

  it('once each in another language, before the courses themselves are there in it', async () => {
    const page = await openCourses();
    const titles = cards().map((card) => within(card).getByRole('heading').textContent ?? '');
    const courses = titles.filter((title) => page.rendered.includes(title)).sort();
    await act(async () => page.app.services.navigation.push('/zh-hk/course'));
    await waitFor(() => expect(rendered).not.toEqual([]));
    await waitForCalls(page);
    expect(rendered.filter((title) => courses.includes(title)).sort()).toEqual(courses);
  });

  it('once each for another filter', async () => {
    const page = await openCourses();
    const chips = within(screen.getByRole('group', { name: 'Subject' })).getAllByRole('button');
    const chip = chips[1] as HTMLElement;
    await page.user.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await waitForCalls(page);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    expect(rendered.length).toBeLessThanOrEqual(cards().length);
  });
});
