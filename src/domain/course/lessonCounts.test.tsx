import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loginAs } from '~mocks/node';
import * as progress from '~mocks/rules/progress';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();
// A server that counts the trailers.
beforeEach(() => void vi.spyOn(progress, 'listCountedLessons').mockImplementation(({ lessons }) => lessons));

const card = async () => {
  const links = await screen.findAllByRole('article');
  return links.find((one) => one.querySelector('a[href="/en-hk/course/205"]'));
};

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

it('a trailer is no lesson where its course was opened, and no lesson has a second price', async () => {
  const { back } = await open('/en-hk/course?subject=2', { token: loginAs('new@lantern.example') });
  const link = within((await card()) as HTMLElement).getByRole('link');
  const counted = Number(/(\d+) lessons/.exec((await card())?.textContent ?? '')?.[1]);
  const right = `${counted - 1} lessons`;

  await press(link);
  expect(await screen.findByText(/That's .+ a lesson/)).toBeVisible();
  expect(screen.getAllByText(new RegExp(`^${right}`)).length).toBeGreaterThan(1);

  await press(screen.getAllByRole('link', { name: /^(Buy|Pre-order)/ })[0] as HTMLElement);
  await screen.findByRole('region', { name: 'What you pay' });
  expect(screen.getByText(right)).toBeVisible();
  expect(screen.queryByText(/a lesson/)).toBeNull();

  await back();
  await back();
  expect(await card()).toHaveTextContent(right);
});
