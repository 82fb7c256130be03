import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it, vi } from 'vitest';
import { contactActions } from '@/platform/contact/state';
import type { AnalyticsEvent } from '@/platform/services/analytics';
import { setupApp } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const { open: openApp } = setupApp();

async function open(url: string) {
  const events: AnalyticsEvent[] = [];
  const track = (event: AnalyticsEvent) => {
    if (event.name !== 'page/viewed') events.push(event);
  };
  const page = await openApp(url, { analytics: { track } });
  const dispatch = (action: Parameters<typeof page.app.store.dispatch>[0]) =>
    act(async () => void page.app.store.dispatch(action));
  const go = (to: string) => act(async () => page.app.services.navigation.push(to));
  return { ...page, dispatch, go, uses: () => events.map(({ name }) => name), events };
}

/** A phone: too narrow for a panel beside the page. */
const onPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );

const toggle = (name = 'Help and contact') => screen.getByRole('button', { name });
/** Presses the button and lets the panel's chunk load. */
const openPanel = (name?: string) => act(async () => void fireEvent.click(toggle(name)));
const panel = (name: string) => screen.findByRole('dialog', { name });
const noPanel = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('the help widget', () => {
  it('is closed at first, in a landmark of its own', async () => {
    await open('/en-hk');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('complementary', { name: 'Help and contact' })).toContainElement(toggle());
    noPanel();
  });

  it('leads to the region’s channel by link and by code, and tells of each use', async () => {
    const page = await open('/en-hk');
    await openPanel();
    const help = within(await panel('Ask us anything'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    const link = help.getByRole('link', { name: 'Chat on WhatsApp' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', 'https://chat.local.lantern.example/hk');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const path = help.getByRole('img', { name: 'QR code for WhatsApp' }).querySelector('path')?.getAttribute('d');
    const dark = encode('https://chat.local.lantern.example/hk', { ecc: 'M', border: 0 })
      .data.flat()
      .filter(Boolean).length;
    const drawn = [...(path ?? '').matchAll(/h(\d+)v/g)].reduce((sum, [, run]) => sum + Number(run), 0);
    expect(drawn).toBe(dark);
    link.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(link);
    await page.user.keyboard('{Escape}');
    noPanel();
    expect(toggle()).toHaveFocus();
    expect(page.uses()).toEqual(['contact/toggled', 'contact/linkPressed', 'contact/closed']);
    expect(page.reported).toEqual([]);
  });

  it.each([
    ['/zh-tw', '說明與客服', '用 LINE 問問題', 'https://chat.local.lantern.example/tw'],
    ['/ko-kr', '도움말·문의', '카카오톡에서 문의하기', 'https://chat.local.lantern.example/kr'],
    ['/vi-vn', 'Trợ giúp và liên hệ', 'Nhắn tin qua Zalo', 'https://chat.local.lantern.example/vn'],
  ])('speaks of the channel as %s does', async (url, button, name, href) => {
    await open(url);
    await openPanel(button);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('opens for a free trial with its own link and words, also where a page hides the button', async () => {
    const page = await open('/en-hk');
    await page.dispatch(contactActions.setProps({ hidden: true, context: 'course:101' }));
    expect(screen.queryByRole('button', { name: 'Help and contact' })).toBeNull();
    await page.dispatch(contactActions.openFromFreeTrial());
    const help = within(await panel('Book a free trial'));
    expect(help.getByRole('link', { name: 'Free trial on WhatsApp' })).toHaveAttribute(
      'href',
      'https://chat.local.lantern.example/hk/trial',
    );
    expect(page.events).toEqual([
      {
        name: 'contact/openedFromFreeTrial',
        open: true,
        linkType: 'freeTrial',
        channel: 'whatsapp',
        region: 'hk',
        context: 'course:101',
      },
    ]);
  });

  it('stays beside the pages that a visitor goes through', async () => {
    const page = await open('/en-hk');
    await openPanel();
    await panel('Ask us anything');
    await page.go('/en-hk/course/101');
    await screen.findByRole('heading', { level: 1, name: 'Course 101' });
    expect(await panel('Ask us anything')).toBeVisible();
    await page.go('/zh-tw');
    expect(await panel('有問題儘管問')).toBeVisible();
  });

  it('on phones is a sheet with the code behind a button, and goes with the page', async () => {
    onPhone();
    const page = await open('/en-hk');
    await openPanel();
    const sheet = await panel('Ask us anything');
    expect(sheet.tagName).toBe('DIALOG');
    expect(within(sheet).queryByRole('img')).toBeNull();
    await page.user.click(within(sheet).getByRole('button', { name: 'Show QR code' }));
    expect(within(sheet).getByRole('img', { name: 'QR code for WhatsApp' })).toBeVisible();
    await page.user.click(within(sheet).getByRole('button', { name: 'Hide QR code' }));
    expect(within(sheet).queryByRole('img')).toBeNull();
    await page.go('/en-hk?tab=about');
    expect(await panel('Ask us anything')).toBeVisible();
    await page.go('/en-hk/course/101');
    await waitFor(noPanel);
    expect(page.uses()).toEqual(['contact/toggled', 'contact/qrShown', 'contact/closed']);
  });

  it('on phones gives the focus back to its button', async () => {
    onPhone();
    const page = await open('/en-hk');
    await openPanel();
    await page.user.click(within(await panel('Ask us anything')).getByRole('button', { name: 'Close' }));
    noPanel();
    expect(toggle()).toHaveFocus();
  });
});
