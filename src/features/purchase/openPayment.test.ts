import { describe, expect, it } from 'vitest';
import { removePendingOrder } from '@/domain/order/pendingOrders';
import { orderReleased, pollRequested } from '@/domain/order/state';
import { collectionDetail } from '@/domain/sale/state';
import { memoryStorage } from '@/platform/services/storage';
import { requestError } from '~test/controlledHttp';
import { agreedOffer, createSingle, ownedCollection, payUrl, startShop } from '~test/startShop';
import { paymentOpened, payRequested } from './state';

describe('an order that waits for its payment', () => {
  it('is paid on its own page, once it is read what it is for', async () => {
    const shop = startShop();
    shop.dispatch(paymentOpened(9, [], payUrl));
    expect(shop.paying()).toEqual({ status: 'checking', agreed: null });
    await shop.respond(createSingle());
    expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'leaving']);
  });

  it('is not paid for what is owned, nor for what cannot be read', async () => {
    const shop = startShop();
    shop.dispatch(paymentOpened(9, [], payUrl));
    await shop.respond(ownedCollection);
    expect([shop.left, shop.paying().status]).toEqual([[], 'idle']);
    shop.dispatch(paymentOpened(9, [], payUrl));
    await shop.fail(requestError('network'));
    expect([shop.left, shop.paying()]).toEqual([[], { status: 'stopped', why: 'unread', agreed: null }]);
  });

  describe('of this tab', () => {
    /** Orders, comes back from the payment page and goes to it again; the collection is read. */
    const payAgain = async () => {
      const storage = memoryStorage();
      const shop = startShop({ storage });
      shop.dispatch(payRequested(9, agreedOffer));
      await shop.respond(createSingle());
      await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
      return {
        ...shop,
        storage,
        async press() {
          shop.dispatch(paymentOpened(9, [], payUrl));
          await shop.respond(createSingle());
        },
      };
    };

    it('is paid once the server has said that it still waits', async () => {
      const shop = await payAgain();
      await shop.press();
      expect([shop.endpoints().at(-1), shop.left]).toEqual(['orderByKey', [payUrl]]);
      await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
      expect([shop.left, shop.paying().status]).toEqual([[payUrl, payUrl], 'leaving']);
    });

    it('is not paid twice where it is paid by now', async () => {
      const shop = await payAgain();
      await shop.press();
      await shop.respond({ order: { id: 'o-1', status: 'paid' } });
      expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'idle']);
    });

    it('is not paid where it cannot be known whether it is paid', async () => {
      const shop = await payAgain();
      await shop.press();
      await shop.fail(requestError('network'));
      expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'idle']);
    });

    it('is not paid where another tab has settled it', async () => {
      const shop = await payAgain();
      removePendingOrder(shop.storage, 'u-kit', 'collection:9');
      await shop.press();
      expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'idle']);
    });
  });

  it('is let go once what it would pay for is owned', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
    expect(shop.actionsOf(orderReleased)).toEqual([]);
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(ownedCollection);
    expect(shop.actionsOf(orderReleased).map(({ payload }) => payload)).toContainEqual({
      target: 'collection:9',
      orderId: 'o-1',
    });
  });

  it('is not let go while it is sent, nor once it is paid, whatever is owned', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    const sent = shop.calls.length - 1;
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(ownedCollection);
    await shop.call(sent).respond({ order: { id: 'o-1', status: 'paid' } });
    expect([shop.actionsOf(orderReleased), shop.reports]).toEqual([[], []]);
  });

  it('is let go also when it is polled after the payment page', async () => {
    const shop = startShop();
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(ownedCollection);
    shop.dispatch(pollRequested('o-2', 9));
    await shop.respond({ order: { id: 'o-2', status: 'pending' } });
    expect(shop.actionsOf(orderReleased).map(({ payload }) => payload)).toEqual([
      { target: 'collection:9', orderId: 'o-2' },
    ]);
  });

  it('is kept while what it pays for is new, or not known', async () => {
    const shop = startShop();
    shop.dispatch(pollRequested('o-2', 9));
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(createSingle());
    await shop.call(0).respond({ order: { id: 'o-2', status: 'pending' } });
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(createSingle());
    expect([shop.actionsOf(orderReleased), shop.reports]).toEqual([[], []]);
  });
});
