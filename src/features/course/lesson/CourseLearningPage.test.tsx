import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { positionAcknowledged } from '@/platform/outbox/state';
import { backend, loginAs, testNow } from '~mocks/node';
import { fillSilently } from '~test/fillSilently';
import { setupApp, waitForBackend } from '~test/setupApp';

const testApp = setupApp();
const student = 'student@lantern.example';

const open = (url: string, as: string | null = student) => testApp.open(url, as ? { token: loginAs(as) } : {});
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('learning a course of one’s own', () => {
  it('continues where the student stopped, with the list, the announcements and the progress', async () => {
    await open('/en-hk/course/learning/401');
    const list = within(await screen.findByRole('complementary', { name: 'All lessons' }));
    expect(list.getByRole('progressbar')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    const [course, first] = list.getAllByRole('link');
    expect(course).toHaveAttribute('href', '/en-hk/course/401');
    expect(first).toHaveAttribute('href', '/en-hk/course/learning/401/lesson/40101');
  });

  it('has the worksheet of the lesson below its title', async () => {
    await open('/en-hk/course/learning/101/lesson/10101');
    const [below] = await screen.findAllByRole('link', { name: /^Worksheet\s1/ });
    const rail = screen.getByRole('complementary', { name: 'All lessons' });
    expect(below?.compareDocumentPosition(rail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(below).toHaveAttribute('target', '_blank');
  });

  it('has no worksheet of a locked lesson', async () => {
    await open('/en-hk/course/601/lesson/60103', null);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Worksheet\s/ })).toBeNull();
  });

  it('marks the chapter that plays, and none before', async () => {
    const videoTimestamps = [
      { seconds: 0, description: 'Where we are' },
      { seconds: 16, description: 'The idea' },
    ];
    const film = { video_id: '/media/video/lesson.mp4', video_source: 'mp4', video_timestamps: videoTimestamps };
    const lessons = [{ id: 91, title: 'Waves', preview: true, duration: 75, ...film }];
    backend.faults.plan({ endpoint: 'course', body: { data: { course: { id: 901, title: 'Physics', lessons } } } });
    const { container } = await open('/en-hk/course/901/lesson/91', null);
    const chapters = within(await screen.findByRole('region', { name: 'Chapters' }));
    const video = await waitFor(() => {
      const found = container.querySelector('video');
      if (!found) throw new Error('no player');
      return found;
    });
    await act(async () => void fireEvent.loadedMetadata(video));
    video.currentTime = 20;
    await act(async () => void fireEvent.timeUpdate(video));
    expect(chapters.queryByText('Playing')).toBeNull();
    await act(async () => void fireEvent.playing(video));
    expect(chapters.getByText('Playing').closest('button')).toHaveTextContent('0:16');
  });

  it('names the course, its price and the next lesson to those who do not own it', async () => {
    await open('/en-hk/course/601/lesson/60101', null);
    const list = within(await screen.findByRole('complementary', { name: 'All lessons' }));
    expect(list.getByRole('link', { name: 'See the course' })).toHaveAttribute('href', '/en-hk/course/601');
    expect(list.getByText('HK$460')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next lesson What a virus wants from your cell' })).toBeVisible();
  });

  it('says nothing of a price to the owner', async () => {
    await open('/en-hk/course/learning/401');
    const list = within(await screen.findByRole('complementary', { name: 'All lessons' }));
    expect(list.getAllByRole('link').length).toBeGreaterThan(1);
    expect(list.queryByRole('link', { name: 'See the course' })).toBeNull();
    expect(list.queryByText(/HK\$/)).toBeNull();
  });

  it('is not for others: they are led to the course', async () => {
    const { place } = await open('/en-hk/course/learning/102/lesson/10201');
    await waitFor(() => expect(place()).toBe('/en-hk/course/102'));
  });

  it('is where the lesson page of anybody leads its owner, with the second of the address', async () => {
    const { place } = await open('/en-hk/course/401/lesson/40108?t=30');
    await waitFor(() => expect(place()).toBe('/en-hk/course/learning/401/lesson/40108?t=30'));
  });

  it('says in the list that the open lesson is completed', async () => {
    await open('/en-hk/course/learning/401/lesson/40101');
    const row = await screen.findByRole('link', { name: /What a force does/, current: true });
    expect(row).toHaveTextContent(/, completed/i);
  });

  it('offers to rate a lesson when it is finished, once, and keeps what a refusal would lose', async () => {
    const { app: running } = await open('/en-hk/course/learning/401/lesson/40108');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Lesson finished/)).toBeNull();
    const entry = { targetType: 'course', targetId: 401, lessonId: 40108, position: 75, savedAt: testNow } as const;
    const response = {
      id: 40108,
      comingSoon: false,
      isCompleted: true,
      status: 'completed',
      progressDuration: 75,
      learningProgress: 1,
    } as const;
    await act(async () => void running.store.dispatch(positionAcknowledged(entry, response)));
    expect(await screen.findByText('Lesson completed. How was it?')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Rate this lesson' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog.getByRole('button', { name: 'Send rating' }));
    expect(dialog.getByText('Choose 1 to 5 stars')).toBeVisible();
    await press(dialog.getByRole('radio', { name: '4 stars' }));
    fillSilently(dialog.getByRole('textbox'), ' Clear 👍 \ud83d');
    await press(dialog.getByRole('radio', { name: '5 stars' }));
    backend.faults.plan({ endpoint: 'rateCourseLesson', status: 500 });
    await press(dialog.getByRole('button', { name: 'Send rating' }));
    expect((await dialog.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(dialog.getByRole('textbox')).toHaveValue(' Clear 👍 \ud83d');
    await press(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('You rated this')).toBeVisible();
    const sent = backend.log.calls().filter(({ endpoint }) => endpoint === 'rateCourseLesson');
    expect(sent.at(-1)?.body).toEqual({ lesson_id: 40108, stars: 5, comment: 'Clear 👍' });
    expect(sent).toHaveLength(2);
  });
});
