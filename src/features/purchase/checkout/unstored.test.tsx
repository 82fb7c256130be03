import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();
const checkout = '/en-hk/purchase/single/3103';

it.each([
  ['says so before Pay where this browser cannot store an order', false],
  ['says nothing of it where it can', true],
])('the checkout %s', async (_, isStored) => {
  const storage = memoryStorage();
  const { set } = storage;
  storage.set = (key, value) => set(key, value) && isStored;
  await open(checkout, { token: loginAs('student@lantern.example'), storage });
  expect(await screen.findAllByRole('button', { name: /^Pay/ })).not.toHaveLength(0);
  expect(screen.queryAllByText(/^This browser can't save your order/)).toHaveLength(isStored ? 0 : 1);
});
