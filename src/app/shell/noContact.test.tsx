import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend, loginAs, testNow } from '~mocks/node';
import { setupApp } from '~test/setupApp';

/** Configures no contact for Hong Kong and no free trial for Taiwan. */
vi.mock('@/shared/config/env', async (original) => {
  const { env } = await original<typeof import('@/shared/config/env')>();
  const tw = { channel: 'line', url: 'https://chat.example/tw', freeTrialUrl: null };
  return { env: { ...env, contacts: { ...env.contacts, hk: null, tw } } };
});

const { open } = setupApp();

const noHelp = () => {
  expect(screen.queryByRole('complementary', { name: 'Help and contact' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^ask|^book|free trial/i })).toBeNull();
};

describe('a region without a contact', () => {
  it('has no help widget and no free-trial entry', async () => {
    await open('/en-hk/tutors');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    noHelp();
  });
});

describe('a class that takes nobody', () => {
  it.each([
    ['nobody can be asked about where its region has no contact', '/en-hk', 'Contact us', 0],
    ['can be asked about at its price and in its part where there is one', '/zh-tw', '聯絡我們', 2],
  ])('%s', async (_, locale, name, count) => {
    const topic = { id: 5, name: 'Algebra', faqs: [], syllabuses: [], active: false };
    backend.faults.plan({ endpoint: 'liveTopic', times: 10, body: { data: { live_topic: topic } } });
    for (const tab of ['faq', 'syllabus']) {
      const page = await open(`${locale}/regular-class/topics/5?tab=${tab}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Algebra' })).toBeVisible();
      expect(await screen.findAllByRole('tabpanel')).not.toEqual([]);
      expect(within(screen.getByRole('main')).queryAllByRole('button', { name })).toHaveLength(count);
      if (count === 0) noHelp();
      await page.stop();
    }
  });
});

describe('what cannot go on without help offers none that opens nothing', () => {
  const noContact = () => {
    expect(screen.queryByText(/contact us/i)).toBeNull();
    noHelp();
  };

  it('in a room whose link is broken, and for a replay that does not play', async () => {
    const lesson = { id: 7, name: 'Roots', is_topic_enrolled: true, watch_enabled: true, video_source: 'zoom' };
    const startAt = new Date(testNow - 600_000).toISOString();
    const endAt = new Date(testNow + 600_000).toISOString();
    const lessons = [
      { ...lesson, status: 'live', url: 'javascript:alert(1)', start_at: startAt, end_at: endAt },
      { ...lesson, id: 8, status: 'finished', video_id: 'film', start_at: startAt, end_at: startAt },
    ];
    const topic = { id: 5, name: 'Algebra', lessons };
    backend.faults.plan({ endpoint: 'liveTopic', times: 10, body: { data: { live_topic: topic } } });
    const page = await open('/en-hk/regular-class/topics/5/lesson/7');
    expect(await screen.findByText("The link to Zoom doesn't work")).toBeVisible();
    noContact();
    await page.stop();
    await open('/en-hk/regular-class/topics/5/lesson/8');
    expect(await screen.findByText("We can't play this replay here.")).toBeVisible();
    noContact();
  });

  it('for an order that is refused', async () => {
    await open('/en-hk/purchase/single/3103', { token: loginAs('student@lantern.example') });
    backend.faults.plan({ endpoint: 'createOrder', code: '20-200-0001-004', status: 409, times: 2 });
    const pay = async (place: ReturnType<typeof within>) =>
      act(async () => void fireEvent.click((await place.findAllByRole('button', { name: /^Pay/ }))[0] as HTMLElement));
    const main = () => within(screen.getByRole('main'));
    await screen.findByRole('region', { name: 'What you pay' });
    await pay(main());
    await pay(within(await screen.findByRole('dialog', { name: 'Something has changed' })));
    expect(await main().findByText(/^We couldn't place this order/)).toBeVisible();
    noContact();
  });
});

it('a region without a free trial has the help widget alone', async () => {
  await open('/zh-tw/tutors');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: '說明與客服' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /試聽|試上|體驗/ })).toBeNull();
});
