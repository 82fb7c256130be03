import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';

const { open } = setupApp();
const offer = async () => within(await screen.findByRole('complementary', { name: 'Price' }));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const student = () => ({ token: loginAs('student@lantern.example') });

const plan = (id: string, price: number, fields: object = {}, months = 1) => ({
  id,
  name: id,
  billing_cycle_per_months: months,
  payment_methods: [{ id: `${id}-web`, platform: 'web', currency: 'HKD', price, ...fields }],
});
const response = (plans: object[], status: string | null = null) => {
  const collection = { id: 3102, kind: 'single', course_id: 102, plans, has_more_plans: plans.length > 1 };
  const course = { id: 102, title: 'Negative numbers', enroll_status: status, checkout_collection: collection };
  backend.faults.plan({ endpoint: 'course', body: { data: { course } } });
  backend.faults.plan({ endpoint: 'contentCheckouts', body: { data: { checkout_collections: [collection] } } });
};

beforeEach(() => void backend.log.clear());

describe('a course', () => {
  const free = { renewable: true, introductory_price: 0 };
  it.each([
    ['whose first year costs nothing', null, 'First year free', 'then HK$2,052 a year', plan('year', 2052, free, 12)],
    ['that is said to be free', 'free', 'First month free', 'then HK$171 a month', plan('month', 171, free)],
  ])('%s and then renews is bought, not enrolled in', async (_, status, now, later, first) => {
    response([{ ...first, is_focus: true }, plan('quarter', 540, free, 3), plan('once', 3000)], status);
    await open('/en-hk/course/102', student());
    const price = await offer();
    expect(await price.findByText(now)).toBeVisible();
    expect(price.getByText(later)).toBeVisible();
    const buy = price.getByRole('link', { name: 'Choose a plan' });
    expect(buy).toHaveAttribute('href', '/en-hk/purchase/single/3102');
    expect(screen.queryByText(/^(Enrol )?free$|^Save 100%/i)).toBeNull();
    expect(callsTo('createOrder')).toEqual([]);
  });

  it('with a free plan beside one that costs something leads to the choice', async () => {
    response([{ ...plan('look', 0), is_focus: true }, plan('all', 300)]);
    await open('/en-hk/course/102', student());
    expect(await (await offer()).findByRole('link', { name: 'Choose a plan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enrol free' })).toBeNull();
  });

  it('whose plans did not load keeps its price, says so, and loads them alone', async () => {
    backend.faults.plan({ endpoint: 'contentCheckouts', status: 500 });
    await open('/en-hk/course/103');
    const price = await offer();
    expect(await price.findByText("We couldn't load the other plans")).toBeVisible();
    expect(price.getByText('HK$460')).toBeVisible();
    await press(price.getByRole('button', { name: 'Try again' }));
    expect(await price.findByRole('button', { name: 'See all plans' })).toBeVisible();
    expect(price.queryByText("We couldn't load the other plans")).toBeNull();
    expect([callsTo('course').length, callsTo('contentCheckouts').length]).toEqual([1, 2]);
  });
});
