import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import { loginAs } from '~mocks/node';
import { chunkFaults } from '~test/chunkFaults';
import { setupApp } from '~test/setupApp';

vi.mock('@/shared/chunk/loadChunk', async (original) =>
  (await import('~test/chunkFaults')).breakChunks(await original()),
);

const { open } = setupApp();
beforeEach(() => {
  chunkFaults.clear();
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('a part below the first screen that cannot load takes only itself with it', async () => {
  chunkFaults.set('HomeBelow', 'fail');
  const reload = vi.fn(() => false);
  const { reported } = await open('/en-hk', { reload });
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(reported.at(-1)).toBeInstanceOf(ChunkLoadError);
});

it('a member’s first screen that cannot load can be tried again, and the rest of the page is there', async () => {
  chunkFaults.set('MemberTop', 'fail');
  await open('/en-hk', { token: loginAs('student@lantern.example') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'For Form 4' })).toBeVisible();
  chunkFaults.clear();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('heading', { level: 1, name: /Kit/ })).toBeVisible();
});
