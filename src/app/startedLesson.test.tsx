import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LessonPlayerProps } from '@/shared/player/types';
import { loginAs } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';

vi.mock('@/shared/player/LessonPlayer', () => ({
  default: ({ autoPlay }: LessonPlayerProps) => <p>{autoPlay ? 'Plays at once' : 'Waits for a press'}</p>,
}));

// Load the heavy page's modules before the first test's timeout starts.
await import('@/features/course/lesson/CourseLearningPage');

const { open } = setupApp();
async function openLearning() {
  const page = await open('/en-hk/my-learning', { token: loginAs('student@lantern.example') });
  await screen.findByRole('heading', { level: 1, name: 'My learning' });
  await waitForBackend();
  return page;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a press that starts a lesson', () => {
  it('plays it behind the redirect to the owner’s page, and not when it is shown again', async () => {
    const { user, place, back } = await openLearning();
    const card = await (await region('Now and next')).findByRole('link', { name: /^(Continue|Start lesson)$/ });
    expect(card.getAttribute('href')).not.toMatch('learning/');
    await user.click(card);
    expect(await screen.findByText('Plays at once')).toBeVisible();
    expect(place()).toMatch('/en-hk/course/learning/');
    await user.click(screen.getAllByRole('link', { name: 'Teachers' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Plays at once')).toBeNull());
    await back();
    expect(await screen.findByText('Waits for a press')).toBeVisible();
    await waitForBackend();
  });

  it('plays it from a row of "Keep learning"', async () => {
    const { user } = await openLearning();
    const begun = await (await region('Keep learning')).findAllByRole('link', { name: /\w/ });
    const lesson = begun.find((link) => link.getAttribute('href')?.includes('/course/learning/'));
    await user.click(lesson as HTMLElement);
    expect(await screen.findByText('Plays at once')).toBeVisible();
    await waitForBackend();
  });
});
