import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();

it('says before it is pressed that a purchase needs a network', async () => {
  await open('/en-hk/course/601', { token: loginAs('student@lantern.example') });
  const [link] = await screen.findAllByRole('link', { name: /^Buy/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/en-hk\/purchase\//));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  const [button] = screen.getAllByRole('button', { name: /^Buy/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription("You're offline. You can do this once you're connected.");
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.getAllByRole('link', { name: /^Buy/ })[0]).toBeVisible();
});
