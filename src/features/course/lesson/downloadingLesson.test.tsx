import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();
const lesson = '/en-hk/course/learning/101/lesson/10101';
const button = () => screen.findByRole('button', { name: 'Save to this device' });

describe('saving a lesson to the device', () => {
  it('says its size and until when before it begins, and may be left', async () => {
    const { user } = await open(lesson, { token: loginAs('student@lantern.example') });
    await user.click(await button());
    expect(await screen.findByText(/^About \d+(\.\d)? MB\.$/)).toBeVisible();
    expect(screen.getByText(/^You can watch offline until \d+ \w+ \d{4}\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await button()).toBeVisible();
  });

  it('is refused, in words, by a browser that stores nothing', async () => {
    const { user } = await open(lesson, { token: loginAs('student@lantern.example') });
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This browser won't let us save videos\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await button()).toBeVisible();
  });

  it('is offered for the lessons of a course that is owned', async () => {
    await open('/en-hk/course/101', { token: loginAs('student@lantern.example') });
    expect(await button()).toBeVisible();
  });

  it('is not offered to guests, nor for a film of a provider', async () => {
    await open('/en-hk/course/101/lesson/10101');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save to this device' })).toBeNull();
  });
});
