import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAs } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';
import * as feed from './feed';

const testApp = setupApp();
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const heads: string[] = [];
let status = 200;
beforeEach(() => {
  vi.spyOn(feed, 'hasFeeds').mockReturnValue(true);
  HTMLElement.prototype.hidePopover = () => undefined;
  heads.length = 0;
  status = 200;
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'HEAD') return fetched(input, init);
    heads.push(String(input));
    return Promise.resolve(new Response(null, { status }));
  });
});
afterEach(async () => {
  await waitForBackend();
  vi.unstubAllGlobals();
});

describe('subscribing to a class', () => {
  const open = async () => {
    await testApp.open('/en-hk/regular-class/topics/1?tab=scheduledLessons');
    await press(await screen.findByRole('button', { name: 'Add to calendar' }));
    await press(screen.getByRole('menuitem', { name: 'Subscribe to the class calendar', hidden: true }));
    return within(await screen.findByRole('dialog', { name: /^Subscribe to the calendar of / }));
  };

  it('has links for calendar apps, Google and Outlook, and says that Google may take a day', async () => {
    const dialog = await open();
    const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(href('Open in my calendar app')).toBe(`webcal://${window.location.host}/calendar/en-hk/1.ics`);
    expect(new URL(href('Google Calendar')).searchParams.get('cid')).toBe(href('Open in my calendar app'));
    expect(new URL(href('Outlook')).searchParams.get('url')).toBe(`${window.location.origin}/calendar/en-hk/1.ics`);
    expect(dialog.getByText(/^Google may take up to a day/)).toBeVisible();
    expect(heads).toEqual([`${window.location.origin}/calendar/en-hk/1.ics`]);
  });

  it('copies the address', async () => {
    const dialog = await open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(dialog.getByRole('button', { name: 'Copy the address' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/calendar/en-hk/1.ics`);
    expect(await screen.findByText('Address copied.')).toBeVisible();
  });

  it('says so where the class has no calendar', async () => {
    status = 404;
    const dialog = await open();
    await waitFor(() => expect(dialog.getByText(/^This class has no calendar/)).toBeVisible());
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('is offered for each class of my schedule', async () => {
    await testApp.open('/en-hk/regular-class/schedule', { token: loginAs('student@lantern.example') });
    const [menu] = await screen.findAllByRole('button', { name: /: options$/ });
    await press(menu as HTMLElement);
    const [item] = screen.getAllByRole('menuitem', { name: 'Subscribe to the class calendar', hidden: true });
    await press(item as HTMLElement);
    expect(await screen.findByRole('dialog', { name: /^Subscribe to the calendar of “\w/ })).toBeVisible();
  });
});

it('addresses are encoded', () => {
  const { google, outlook } = feed.subscribeLinks('https://x.example/calendar/zh-hk/1.ics', '二次函數 & more');
  expect(google).toContain('cid=webcal%3A%2F%2Fx.example%2Fcalendar%2Fzh-hk%2F1.ics');
  expect(new URL(outlook).searchParams.get('name')).toBe('二次函數 & more');
});
