import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setupApp } from '~test/setupApp';
import { ChunkLoadError } from '../chunks';

vi.mock('@/features/home/pages/HomePage', async () => (await import('~test/stubPage')).stubPage('Home'));
vi.mock('@/core/contact/HelpPanel', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const { open } = setupApp();

it('says so when the help panel does not load, and leaves the page as it is', async () => {
  const page = await open('/en-hk');
  const button = screen.getByRole('button', { name: 'Help and contact' });
  await page.user.click(button);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(page.reported).toEqual([expect.any(ChunkLoadError)]);
});
