import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CartItem, cartItemAdded } from '@/domain/cart/state';
import { backend, loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();
const email = 'new@lantern.example';
const offer = () => within(screen.getByRole('complementary', { name: 'Price' }));
const choices = () => screen.findAllByRole('button', { name: /^Choose: / });
const rows = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
const rowOf = (name: RegExp) => {
  const row = rows()
    .find(({ textContent }) => name.test(textContent ?? ''))
    ?.closest('li');
  if (!row) throw new Error(`No row ${name}`);
  return within(row);
};

/** Gives courses to the account: owned, or booked when they start later. */
function give(...ids: number[]) {
  backend.db.update((state) => {
    const account = state.accounts.find((one) => one.email === email);
    for (const id of ids) if (account) account.courses[id] = { sinceMs: 0 };
  });
}

const item = (id: number, name: string): CartItem => ({
  id,
  type: 'course',
  name,
  frequency: '',
  price: 480,
  displayPrice: 'HK$480',
  lessonCount: 18,
  totalLessonsDurationTime: 600,
  thumbnailUrl: null,
});

it('a bundle that was bought is not offered again, though only some of its items are theirs', async () => {
  give(101, 102, 103);
  backend.db.update((state) => {
    const account = state.accounts.find((one) => one.email === email);
    if (account) account.bundles[6001] = { sinceMs: 0 };
  });
  const page = await open('/en-hk/bundle/6001', { token: loginAs(email) });
  await act(async () => void page.app.store.dispatch(cartItemAdded(6001, item(104, 'Vectors'))));
  expect(await offer().findByText("You've already bought this bundle")).toBeVisible();
  expect(offer().getByRole('link', { name: 'Go to my courses' })).toBeVisible();
  expect(offer().queryByText(/HK\$/)).toBeNull();
  expect(rows().length).toBeGreaterThan(3);
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /^Choose/ })).toBeNull();
});

describe('a bundle of which the student owns some', () => {
  it('offers only what is new, and lists what is theirs last, without a price', async () => {
    give(101, 103);
    await open('/en-hk/bundle/6001', { token: loginAs(email) });
    const count = (await choices()).length;
    expect(screen.queryByRole('button', { name: /^Choose: Quadratics/ })).toBeNull();
    const quadratics = rowOf(/^Quadratics/);
    expect(quadratics.getByText('Already yours')).toBeVisible();
    expect(quadratics.queryByText(/HK\$/)).toBeNull();
    expect(quadratics.queryByRole('button')).toBeNull();
    const names = rows().map(({ textContent }) => textContent ?? '');
    expect(names).toHaveLength(count + 2);
    expect(names.slice(-2).some((name) => name.startsWith('Quadratics'))).toBe(true);
  });

  it('does not count what was chosen before it became theirs, and lets another take its place', async () => {
    give(101);
    const page = await open('/en-hk/bundle/6001', { token: loginAs(email) });
    await act(async () => {
      page.app.store.dispatch(cartItemAdded(6001, item(101, 'Quadratics')));
      page.app.store.dispatch(cartItemAdded(6001, item(103, 'Trigonometry')));
      page.app.store.dispatch(cartItemAdded(6001, item(104, 'DSE')));
    });
    await choices();
    expect(offer().getAllByText('2 of 3 chosen')).not.toHaveLength(0);
    expect(offer().getByText('Already yours')).toBeVisible();
    expect(offer().queryByRole('link', { name: 'Buy bundle' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: /^Choose: Negative/ }));
    expect(offer().getByRole('link', { name: 'Buy bundle' })).toBeVisible();
  });
});
