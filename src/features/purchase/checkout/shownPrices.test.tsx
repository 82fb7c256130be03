import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { decamelizeKeys } from 'humps';
import { describe, expect, it, vi } from 'vitest';
import { cartRestored } from '@/domain/cart/state';
import { isFree, isStartingPrice } from '@/domain/sale/quote';
import { bundleOptions, collectionDetail, selectBundleOptions, selectCollectionDetail } from '@/domain/sale/state';
import { addPrices } from '@/shared/lib/price';
import { backend, loginAs } from '~mocks/node';
import { computePlanCharge } from '~mocks/rules/price';
import { randomSale, type Sale, saleSeeds } from '~test/randomSale';
import { apiOrigin } from '~test/renderApp';
import { callsTo, setupApp } from '~test/setupApp';
import { noChoice } from '../agreement';
import { computePurchase, payableOffer } from '../purchase';

vi.setConfig({ testTimeout: 120_000 });
const testApp = setupApp();
const kinds = ['single', 'bundle', 'prepack'] as const;

async function open(url: string) {
  const page = await testApp.open(url, { token: loginAs('new@lantern.example') });
  const left: string[] = [];
  page.app.services.navigation.leave = (to) => void left.push(to);
  return { ...page, left };
}

const cartOf = ({ collection: { id }, picked }: Sale) => ({ info: { bundleId: id }, items: picked });

/** Returns the offer that the page must show; null when it cannot be bought. */
function offerOfSale(sale: Sale) {
  const { collection, options, now } = sale;
  const inputs = {
    collection,
    options,
    cart: cartOf(sale),
    choice: noChoice,
    refusals: {},
    now,
    regionCurrency: 'HKD',
  };
  return payableOffer(computePurchase(inputs));
}

/** Sets the server's responses. */
function responseWith({ collection, options }: Sale) {
  backend.faults.clear();
  const response = (data: object) => ({ times: 'always', body: { data: decamelizeKeys(data) } }) as const;
  backend.faults.plan({ endpoint: 'checkout', ...response({ checkoutCollection: collection }) });
  if (collection.kind === 'bundle')
    backend.faults.plan({ endpoint: 'checkoutBundle', ...response({ bundleOptions: options }) });
}

/** Parses "HK$1,180" as 1180. */
const amountIn = (text: string | null | undefined): number => Number((text ?? '').replace(/[^\d.]/g, ''));
const sums = () => within(screen.getByRole('region', { name: 'What you pay' }));
const total = () => sums().getByText(/^(Total|Due today)$/).nextElementSibling?.textContent ?? '';
const payButton = () => sums().getByRole('button', { name: /^(Pay|Get it free)/ });

describe('the checkout of anything', () => {
  it.each(kinds)('shows a total, a Pay and savings that agree: %s', async (kind) => {
    const id = 9100;
    const sales = saleSeeds(30)
      .map((seed) => randomSale(`${kind} ${seed}`, { kind, id, now: backend.clock.now(), isComplete: true }))
      .filter((sale) => offerOfSale(sale) !== null);
    expect(sales.length).toBeGreaterThan(10);
    const [first] = sales;
    if (first) responseWith(first);
    const { app } = await open(`/en-hk/purchase/${kind}/${id}`);
    for (const sale of sales) {
      const { name: seed } = sale.collection;
      const offer = offerOfSale(sale);
      if (!offer) continue;
      responseWith(sale);
      await act(async () => {
        app.store.dispatch(cartRestored(cartOf(sale)));
        if (kind === 'bundle') app.store.dispatch(bundleOptions.request({ id }));
        app.store.dispatch(collectionDetail.request({ id }));
      });
      await waitFor(() => {
        const root = app.store.getState() as never;
        expect(selectCollectionDetail(root, id)).toMatchObject({ status: 'success', data: { name: seed } });
        if (kind === 'bundle') expect(selectBundleOptions(root, id)).toMatchObject({ data: sale.options });
      });
      await screen.findByRole('region', { name: 'What you pay' });
      const { charged } = offer.total;
      expect(total() === 'Free', seed).toBe(isFree(offer.total));
      expect(amountIn(total()), seed).toBe(charged);
      expect(payButton().textContent, seed).toBe(isFree(offer.total) ? 'Get it free' : `Pay ${total()}`);
      const text = screen.getByRole('region', { name: 'What you pay' }).textContent ?? '';
      expect(text, seed).not.toMatch(/[−-]\s*(HK\$|S\$)?[−-]|Save 100%/);
      const before = sums().queryByText(/^(Regular price|Bought separately)$/)?.nextElementSibling;
      const isStruck = before ? !isStartingPrice(offer.total) : false;
      expect(document.querySelectorAll('section dl s'), seed).toHaveLength(isStruck ? 1 : 0);
      if (!before) {
        expect(text, seed).not.toMatch(/−|save|discount|bought separately/i);
        continue;
      }
      const saving = sums().getByText(/^(You save.*|.* discount)$/).nextElementSibling?.textContent ?? '';
      // "You save" has no minus beside it, a discount has one.
      expect(saving.startsWith('−'), seed).toBe(!/You save/.test(text));
      const saved = amountIn(saving);
      expect(addPrices([charged, saved]), seed).toBe(amountIn(before.textContent));
      expect(saved, seed).toBeGreaterThan(0);
      if (kind === 'single') continue;
      const apart = addPrices(sale.picked.map(({ price }) => price ?? Number.NaN));
      expect(amountIn(before.textContent), seed).toBe(apart);
    }
  });

  it.each(kinds)('orders for what is shown, which is what the server charges: %s', async (kind) => {
    const { app, left } = await open('/en-hk');
    const payable = saleSeeds(40)
      .map((seed, index) =>
        randomSale(`order ${kind} ${seed}`, { kind, id: 9200 + index, now: backend.clock.now(), isComplete: true }),
      )
      .filter((sale) => offerOfSale(sale) !== null)
      .slice(0, 4);
    expect(payable).toHaveLength(4);
    for (const [index, sale] of payable.entries()) {
      const { collection, picked, now } = sale;
      responseWith(sale);
      const order = { id: `o-${index}`, status: 'pending', payment_url: `${apiOrigin}/pay` };
      backend.faults.plan({ endpoint: 'createOrder', body: { data: { order } } });
      await act(async () => {
        app.store.dispatch(cartRestored(cartOf(sale)));
        app.services.navigation.push(`/en-hk/purchase/${kind}/${collection.id}`);
      });
      await screen.findByRole('region', { name: 'What you pay' });
      await waitFor(() => expect(amountIn(total())).toBe(offerOfSale(sale)?.total.charged));
      const shown = amountIn(total());
      await act(async () => void fireEvent.click(payButton()));
      await waitFor(() => expect(left).toHaveLength(index + 1));
      const body = callsTo('createOrder').at(-1)?.body as { plan_id?: string; payment_method_id?: string };
      expect(body).toMatchObject({ checkout_collection_id: collection.id, expected_price: shown });
      const chosen = collection.plans.find(({ id }) => id === body.plan_id);
      const presaleExpiredMs = collection.isPresaleExpired ? 0 : collection.presaleExpiredAt;
      const sold = { ...collection, presaleExpiredMs: presaleExpiredMs && new Date(presaleExpiredMs).getTime() };
      const methodId = body.payment_method_id ?? null;
      const charge =
        chosen && (computePlanCharge(sold as never, chosen as never, methodId, now)?.price ?? chosen.preDiscountPrice);
      expect(chosen ? charge : addPrices(picked.map(({ price }) => price ?? 0))).toBe(shown);
    }
  });
});
