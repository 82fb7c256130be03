import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItemAdded, selectCart } from '@/domain/cart/state';
import { collectionDetail } from '@/domain/sale/state';
import { memoryStorage } from '@/platform/services/storage';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';

const { open } = setupApp();

type Page = Awaited<ReturnType<typeof open>>;
const bundle = '/en-hk/bundle/6001';
const offer = () => within(screen.getByRole('complementary', { name: 'Price' }));
const option = (name: RegExp) => screen.findByRole('button', { name });
const cart = (count: string) => screen.findByRole('button', { name: `Your bundle, ${count}` });
const drawer = () => screen.findByRole('dialog', { name: 'Your bundle' });
/** The link in the offer; the buy bar has the same one. */
const buy = (name: string) => offer().getByRole('link', { name });

async function choose(page: Page, ...names: RegExp[]) {
  for (const name of names) await page.user.click(await option(name));
}

const [quadratics, algebra, trigonometry, dse] = [
  /^Choose: Quadratics/,
  /^Choose: Negative/,
  /^Choose: Trigonometry/,
  /^Choose: DSE/,
];

describe('a bundle', () => {
  it('says how many are left, what that comes to and saves, and is bought when it is complete', async () => {
    const page = await open(bundle);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maths, your way' })).toBeVisible();
    expect(await offer().findByRole('button', { name: 'Choose 3 courses' })).toBeVisible();
    expect(offer().getByText("That's HK$360 each.")).toBeVisible();
    // The description says how many there are.
    expect(screen.queryByText('8 to choose from')).toBeNull();
    await choose(page, quadratics, dse);
    expect(offer().getAllByText('2 of 3 chosen')).not.toHaveLength(0);
    expect(offer().getByRole('button', { name: 'Choose 1 more' })).toHaveAttribute('aria-disabled', 'true');
    expect(offer().queryByRole('link', { name: 'Buy bundle' })).toBeNull();
    await choose(page, trigonometry);
    expect(offer().getAllByText('All 3 chosen')).not.toHaveLength(0);
    expect(buy('Buy bundle')).toHaveAttribute('href', '/en-hk/purchase/bundle/6001');
    // 480 + 880 + 460 one by one.
    expect(offer().getByText('You save HK$740')).toBeVisible();
    expect(await cart('3 items')).toHaveTextContent('3');
  });

  it('says of each choice how it is rated and who teaches it', async () => {
    await open(bundle);
    const row = (await option(quadratics)).closest('li') as HTMLElement;
    expect(row).toHaveTextContent(/Rated 4\.8\(312\)/);
    expect(within(row).getByText('Ms Karen Lau')).toBeVisible();
  });

  it('refuses one too many, saying why, and gives back what is pressed again', async () => {
    const page = await open(bundle);
    await choose(page, quadratics, algebra, trigonometry, dse);
    expect(await screen.findByText("You've already chosen 3. Remove one to choose another.")).toBeVisible();
    expect(selectCart(page.app.store.getState()).items.map(({ id }) => id)).toEqual([101, 102, 103]);
    await page.user.click(screen.getByRole('button', { name: /^Chosen: Negative/ }));
    await choose(page, dse);
    expect(selectCart(page.app.store.getState()).items.map(({ id }) => id)).toEqual([101, 103, 104]);
  });

  it('takes the place of another one’s choice, which can be undone', async () => {
    const page = await open('/en-hk/bundle/6002');
    await choose(page, /^Choose: Moles/);
    await act(async () => page.app.services.navigation.push(bundle));
    await choose(page, quadratics);
    expect(selectCart(page.app.store.getState()).items.map(({ id }) => id)).toEqual([101]);
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectCart(page.app.store.getState()).items.map(({ id }) => id)).toEqual([501]);
    expect(await option(quadratics)).toHaveAttribute('aria-pressed', 'false');
  });

  it('without a price of its own costs what is chosen of it', async () => {
    const page = await open('/en-hk/bundle/6006');
    await screen.findAllByRole('button', { name: /^Choose: / });
    expect(offer().getByText('You only pay for what you choose.')).toBeVisible();
    // Its price is not about to come while it loads again.
    backend.faults.plan({ endpoint: 'checkout', hang: true });
    await act(async () => void page.app.store.dispatch(collectionDetail.request({ id: 6006 })));
    expect(offer().queryByText('Loading')).toBeNull();
    const [first, second] = screen.getAllByRole('button', { name: /^Choose: / });
    if (!first || !second) throw new Error('Nothing to choose from');
    expect(offer().getByRole('button', { name: 'Choose an item first' })).toBeVisible();
    await page.user.click(first);
    await page.user.click(second);
    const sum = selectCart(page.app.store.getState()).items.reduce((total, { price }) => total + (price ?? 0), 0);
    expect(offer().getByText('Total').parentElement).toHaveTextContent(`HK$${sum}`);
    expect(buy('Buy bundle')).toBeVisible();
  });

  it('has no total before the first choice, but the price of any', async () => {
    const page = await open('/en-hk/bundle/6001');
    const [first] = await screen.findAllByRole('button', { name: /^Choose: / });
    if (!first) throw new Error('Nothing to choose from');
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getAllByText('HK$1,080').map((price) => price.parentElement?.textContent)).toEqual(
      Array(2).fill(expect.stringContaining('HK$1,080for any 3')),
    );
    await page.user.click(first);
    expect(offer().getByText('Total').parentElement).toHaveTextContent('HK$1,080');
  });

  it('changes its price before one’s eyes, counting down to it', async () => {
    let now = backend.clock.now();
    const jumps = new Set<() => void>();
    const followTime = (onJump: () => void) => {
      jumps.add(onJump);
      return () => void jumps.delete(onJump);
    };
    const at = async (moment: number) => {
      now = moment;
      await act(async () => {
        for (const jump of [...jumps]) jump();
      });
    };
    await open('/en-hk/bundle/6002', { now: () => now, followTime });
    await option(/^Choose: Moles/);
    expect(offer().getByRole('timer')).toHaveTextContent('6 days left');
    const end = backend.catalogue('hk', 'en-hk').collections.find(({ id }) => id === 6002)?.presaleExpiredMs ?? 0;
    await at(end - 3 * 3_600_000);
    expect(offer().getByRole('timer')).toHaveTextContent('3 h left');
    await at(end - 61_000);
    expect(offer().getByRole('timer')).toHaveTextContent('1:01 left');
    expect(offer().getAllByText('HK$1,280')).toHaveLength(1);
    await at(end);
    expect(offer().queryByText('HK$1,280')).toBeNull();
    expect(offer().getAllByText('HK$1,480')).toHaveLength(1);
    expect(offer().queryByRole('timer')).toBeNull();
    expect(offer().getByText('The early-bird price has ended. It was HK$1,280 and is now HK$1,480.')).toBeVisible();
  });

  it('tells what of it is the student’s already', async () => {
    await open('/en-hk/bundle/6002', { token: loginAs('student@lantern.example') });
    const forces = (await screen.findByRole('heading', { level: 3, name: /^Forces and motion/ })).closest('li');
    expect(within(forces as HTMLElement).getByText('Already yours')).toBeVisible();
    expect(offer().getByText(/^You already have \d+ of these\.$/)).toBeVisible();
  });

  it('whose choices did not load says so, and loads them alone', async () => {
    backend.faults.plan({ endpoint: 'checkoutBundle', status: 500 });
    const page = await open(bundle);
    expect(await screen.findByRole('heading', { name: "We couldn't load the items" })).toBeVisible();
    await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    expect(await option(quadratics)).toBeVisible();
    expect([callsTo('checkout').length, callsTo('checkoutBundle').length]).toEqual([1, 2]);
  });

  it('that is a collection of bundles leads to each of them', async () => {
    await open('/en-hk/bundle/7001');
    expect(await screen.findByRole('link', { name: 'Three sciences, your mix' })).toHaveAttribute(
      'href',
      '/en-hk/bundle/6002',
    );
  });

  it.each([
    ['that the server does not know', '/en-hk/bundle/6999'],
    ['that is a single course', '/en-hk/bundle/3101'],
    ['whose id is none', '/en-hk/bundle/06001'],
  ])('%s is not found', async (_, url) => {
    await open(url);
    expect(await screen.findByRole('heading', { level: 1, name: /^Oops/ })).toBeVisible();
  });

  it.each([
    ['/en-hk/bundle/8001', '/en-hk/prepack/8001'],
    ['/en-hk/prepack/6001', '/en-hk/bundle/6001'],
  ])('%s is shown where it belongs', async (url, place) => {
    const page = await open(url);
    await waitFor(() => expect(page.place()).toBe(place));
  });
});

describe('the cart', () => {
  it.each([
    ['the same page', '/zh-hk/bundle/6001'],
    ['another page', '/zh-hk/instructors/3'],
  ])('names what is chosen in the language that is chosen afterwards, on %s', async (_, place) => {
    const page = await open(bundle);
    await choose(page, quadratics, dse);
    await act(async () => page.app.services.navigation.replace(place));
    await page.user.click(await screen.findByRole('button', { name: '你的套裝，2\u00a0項' }));
    const chosen = within(await screen.findByRole('dialog', { name: '你的套裝' }));
    await waitFor(() => expect(chosen.queryByText(/Quadratics|thirty/)).toBeNull());
    for (const item of chosen.getAllByRole('listitem').slice(0, 2))
      expect(item).toHaveTextContent(/\p{Script=Han}{3}/u);
  });

  it('is there on every page and after a reload, leads back to the bundle, and gives back what is taken out', async () => {
    const storage = memoryStorage();
    const first = await open(bundle, { storage });
    await choose(first, quadratics, dse);
    await first.stop();

    const page = await open('/en-hk/instructors/3', { storage });
    await page.user.click(await cart('2 items'));
    const shown = within(await drawer());
    expect(await shown.findByRole('link', { name: 'Maths, your way' })).toHaveAttribute('href', bundle);
    expect(shown.getByText('2 of 3 chosen')).toBeVisible();
    expect(shown.getByText('30 lessons, 9 h 43 min')).toBeVisible();
    await page.user.click(shown.getByRole('button', { name: 'Remove DSE Maths in thirty evenings' }));
    expect(shown.queryByText('30 lessons, 9 h 43 min')).toBeNull();
    expect(shown.getByRole('button', { name: /^Remove Quadratics/ })).toHaveFocus();
    await page.user.click(await shown.findByRole('button', { name: 'Undo' }));
    expect(await shown.findByText('30 lessons, 9 h 43 min')).toBeVisible();
    await page.user.click(shown.getByRole('link', { name: 'Choose more' }));
    expect(await option(/^Chosen: Quadratics/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('dialog', { name: 'Your bundle' })).toBeNull();
  });

  it('whose bundle did not load says so, and keeps what was chosen', async () => {
    const page = await open('/en-hk/instructors/3');
    const name = 'Quadratics';
    const item = { id: 101, type: 'course', name, frequency: '', price: 480, displayPrice: 'HK$480' } as const;
    act(() => {
      const rest = { lessonCount: 18, totalLessonsDurationTime: 600, thumbnailUrl: null };
      page.app.store.dispatch(cartItemAdded(6001, { ...item, ...rest }));
    });
    backend.faults.plan({ endpoint: 'checkout', status: 500 });
    await page.user.click(await cart('1 item'));
    const shown = within(await drawer());
    expect(await shown.findByText('Your choices are saved.')).toBeVisible();
    await page.user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('1 of 3 chosen')).toBeVisible();
  });
});

describe('a pack', () => {
  it('leads to what is in it, says what its plan is, and to where it is paid for', async () => {
    await open('/en-hk/prepack/8001');
    expect(await screen.findByRole('link', { name: /^Form\s4 Maths: functions and graphs$/ })).toHaveAttribute(
      'href',
      '/en-hk/regular-class/topics/1',
    );
    expect(screen.getByRole('link', { name: 'Moles without tears' })).toHaveAttribute('href', '/en-hk/course/501');
    const pass = screen.getByRole('heading', { name: 'Small-group maths practice' });
    expect(within(pass).queryByRole('link')).toBeNull();
    expect(within(pass.closest('li') as HTMLElement).getByText('8 sessions')).toBeVisible();
    expect(screen.getByText('All in one')).toBeVisible();
    expect(buy('Buy pack')).toHaveAttribute('href', '/en-hk/purchase/prepack/8001');
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it('with several plans shows them all, the one in front set apart', async () => {
    const method = { id: 'm', platform: 'web', currency: 'HKD', price: 300, renewable: true };
    const plans = [
      { id: 'a', name: 'Monthly', is_focus: true, has_more_plans: true, billing_cycle_per_months: 1 },
      { id: 'b', name: 'Questions', plan_type: 'special_pass', question_quota: 20, billing_cycle_per_months: 3 },
    ].map((plan) => ({ ...plan, payment_methods: [method], long_description: '<p>All of <b>it</b></p>' }));
    const checkout_collection = { id: 8001, name: 'Pack', kind: 'prepack', plans };
    backend.faults.plan({ endpoint: 'checkout', body: { data: { checkout_collection } } });
    const page = await open('/en-hk/prepack/8001');
    await page.user.click(await screen.findByRole('button', { name: 'See all plans' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All plans' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Monthly',
      'Questions',
    ]);
    expect(dialog.getByText('20')).toBeVisible();
    expect(dialog.getByText('Question pass')).toBeVisible();
    expect(dialog.getByText('Every 3 months')).toBeVisible();
  });

  it('that is the student’s leads to it, and cannot be bought again', async () => {
    const token = loginAs('new@lantern.example');
    backend.db.update((state) => {
      const account = state.accounts.find(({ email }) => email === 'new@lantern.example');
      for (const id of [101, 401, 501, 601]) if (account) account.courses[id] = { sinceMs: 0 };
      if (account) account.topics[1] = { sinceMs: 0 };
    });
    await open('/en-hk/prepack/8001', { token });
    const own = within(await screen.findByRole('complementary', { name: 'Your pack' }));
    expect(own.getByText('You already have all of these')).toBeVisible();
    expect(own.getByRole('link', { name: 'Go to my courses' })).toHaveAttribute('href', '/en-hk/course/subscribed');
    expect(screen.queryByRole('link', { name: 'Buy pack' })).toBeNull();
  });

  it('is not sold to an account of another region', async () => {
    await open('/en-hk/prepack/8001', { token: loginAs('tw@lantern.example') });
    expect(
      await screen.findByText('Your account is registered in Taiwan. Switch to that region to buy.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Taiwan' })).toHaveAttribute('href', '/zh-tw');
    expect(screen.queryByRole('link', { name: 'Buy pack' })).toBeNull();
  });
});
