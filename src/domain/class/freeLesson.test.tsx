import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/shared/http/endpoints';
import { backend, loginAs, testNow } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const testApp = setupApp();
const iso = (hours: number) => new Date(testNow + hours * 3_600_000).toISOString();

describe('a free lesson without a video', () => {
  const cases: [string, EndpointName, string, [from: number, to: number]][] = [
    ['is not over after its time', 'schedulePast', '/schedule?tab=past', [-3, -2]],
    ['is not over after its time', 'upcomingLessons', '/upcoming', [-3, -2]],
    ['is not live in its time', 'upcomingLessons', '/upcoming', [-1, 1]],
    ['is not live in its time', 'schedulePast', '/schedule?view=week', [-1, 1]],
  ];
  it.each(cases)('%s: %s at %s', async (_, endpoint, page, [from, to]) => {
    const lesson = { id: 1, name: 'A trial', status: 'free', watch_enabled: true, video_source: 'zoom' };
    const live_lessons = [{ ...lesson, start_at: iso(from), end_at: iso(to) }];
    backend.faults.plan({ endpoint, times: 5, body: { data: { live_lessons, total_pages: 1 } } });
    if (endpoint === 'schedulePast')
      backend.faults.plan({ endpoint: 'scheduleUpcoming', body: { data: { live_lessons: [], total_pages: 1 } } });
    await testApp.open(`/en-hk/regular-class${page}`, { token: loginAs('student@lantern.example') });
    const [trial] = await screen.findAllByText('A trial');
    const row = (trial as HTMLElement).closest('li, [role=gridcell]');
    expect(row?.textContent).not.toMatch(/Live now|Finished/);
    if (!page.includes('week')) expect(row).toHaveTextContent('Free');
  });

  it('has no video on its page, and is not called over', async () => {
    const lesson = { id: 1, name: 'A trial', status: 'free', watch_enabled: true, video_source: 'zoom' };
    const live_topic = { id: 1, name: 'A class', lessons: [{ ...lesson, start_at: iso(-3), end_at: iso(-2) }] };
    backend.faults.plan({ endpoint: 'liveTopic', body: { data: { live_topic } } });
    await testApp.open('/en-hk/regular-class/topics/1/lesson/1');
    expect(await screen.findByText("There's no video for this session")).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.queryByText(/Finished|over/)).toBeNull();
  });
});
