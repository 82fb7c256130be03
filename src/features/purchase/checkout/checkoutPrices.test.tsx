import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartItem, cartItemAdded } from '@/domain/cart/state';
import { backend, loginAs } from '~mocks/node';
import type { RenderOptions } from '~test/renderApp';
import { callsTo, setupApp } from '~test/setupApp';
import { timeToSee } from './useSeenOffer';

const testApp = setupApp();
const main = () => within(screen.getByRole('main'));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const pay = async (name: RegExp | string) => (await main().findAllByRole('button', { name }))[0] as HTMLElement;

async function open(url: string, options: RenderOptions = {}) {
  const page = await testApp.open(url, options);
  const left: string[] = [];
  page.app.services.navigation.leave = (to) => void left.push(to);
  return { ...page, left };
}

const item = (id: number, price: number): CartItem => ({
  id,
  type: 'course',
  name: `Course ${id}`,
  price,
  frequency: '',
  displayPrice: '',
  lessonCount: 1,
  totalLessonsDurationTime: 60,
  thumbnailUrl: null,
});

beforeEach(() => void backend.log.clear());

describe('the checkout of a bundle', () => {
  it('whose items cost no more one by one strikes nothing through, promises no saving, and says what they cost', async () => {
    const { app } = await open('/en-hk/purchase/bundle/6005');
    await act(async () => {
      for (const id of [1002, 1003, 1006]) app.store.dispatch(cartItemAdded(6005, item(id, 0)));
    });
    expect(await main().findByText('Separately: HK$1,260')).toBeVisible();
    expect(main().getByText('Total').parentElement).toHaveTextContent('HK$1,260');
    expect(main().queryByText(/save|Regular price|Bought separately/i)).toBeNull();
    expect(screen.getByRole('main').querySelector('s')).toBeNull();
    expect(screen.getByRole('main').textContent).not.toMatch(/[−-]\s*HK\$/);
  });

  it('whose items cost more one by one says how much that saves', async () => {
    const { app } = await open('/en-hk/purchase/bundle/6001');
    await act(async () => {
      for (const id of [101, 103, 104]) app.store.dispatch(cartItemAdded(6001, item(id, 0)));
    });
    expect((await main().findByText('Bought separately')).parentElement).toHaveTextContent('HK$1,820');
    expect(main().getByText('You save with the bundle').parentElement).toHaveTextContent(
      /^You save with the bundleHK\$740$/,
    );
    expect(main().queryByText(/^Separately/)).toBeNull();
  });
});

describe('a first month that costs nothing', () => {
  it('is a purchase: a choice of plans, what follows, the terms, and Pay 0', async () => {
    await open('/en-hk/purchase/single/5021', { token: loginAs('student@lantern.example') });
    expect(await main().findByText('Renews automatically every month at HK$228 until you cancel.')).toBeVisible();
    expect(main().getAllByRole('radio')).toHaveLength(2);
    expect(main().getAllByText('First month free')[0]).toBeVisible();
    expect(main().getAllByText('then HK$228 a month')[0]).toBeVisible();
    expect(main().getByText('Due today').parentElement).toHaveTextContent('HK$0');
    expect(main().queryByText(/^(Get it )?free$|^Save 100%/i)).toBeNull();
    await press(main().getByRole('button', { name: 'Read the terms' }));
    expect(within(screen.getByRole('dialog', { name: 'Terms of purchase' })).getByText('How it renews')).toBeVisible();
    await press(await pay('Pay HK$0'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(callsTo('createOrder').map(({ body }) => body)).toMatchObject([
      { plan_id: 'plan-5021-1', expected_price: 0, currency: 'HKD' },
    ]);
    expect(backend.db.read().orders).toMatchObject([{ status: 'paid', price: 0, planId: 'plan-5021-1' }]);
  });
});

describe('an early price that ends on the checkout page', () => {
  it('is replaced before one’s eyes, which is said, and Pay pays what it then says', async () => {
    const end = backend.catalogue('hk', 'en-hk').collections.find(({ id }) => id === 3101)?.presaleExpiredMs ?? 0;
    const jumps = new Set<() => void>();
    const followTime = (onJump: () => void) => {
      jumps.add(onJump);
      return () => void jumps.delete(onJump);
    };
    backend.clock.set(end - 61_000, true);
    const token = loginAs('new@lantern.example');
    const { left } = await open('/en-hk/purchase/single/3101', { token, followTime });
    expect(await pay('Pay HK$480')).toBeVisible();
    expect(main().getByRole('timer')).toHaveTextContent('1:01 left');
    backend.clock.set(end, true);
    await act(async () => {
      for (const jump of [...jumps]) jump();
    });
    expect(main().getByText('The early-bird price has ended. It was HK$480 and is now HK$640.')).toBeVisible();
    expect(main().getByText('Total').parentElement).toHaveTextContent('HK$640');
    expect(main().queryByRole('timer')).toBeNull();
    const seen = performance.now() + timeToSee;
    vi.spyOn(performance, 'now').mockReturnValue(seen);
    await press(await pay('Pay HK$640'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(callsTo('createOrder')[0]?.body).toMatchObject({ expected_price: 640 });
  });
});
