import { describe, expect, it } from 'vitest';
import { planChosen } from '@/domain/sale/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionCleared } from '@/platform/session/state';
import { startShop } from '~test/startShop';
import { noChoice } from './agreement';
import { choiceMade, purchaseOpened } from './state';

describe('a choice', () => {
  const yearly = { planId: 'y', methodId: null };

  it('is there after a reload, for each collection', () => {
    const storage = memoryStorage();
    const before = startShop({ storage });
    before.dispatch(choiceMade(9, yearly));
    expect([before.choice(), before.choice(8)]).toEqual([yearly, noChoice]);
    const after = startShop({ storage });
    after.dispatch(purchaseOpened(9));
    after.dispatch(purchaseOpened(8));
    expect([after.choice(), after.choice(8)]).toEqual([yearly, noChoice]);
    expect(storage.keys('')).toEqual(['drafts.u-kit.purchase.hk.9']);
  });

  it('of a guest is there after a reload too, and after each further one', () => {
    const storage = memoryStorage();
    startShop({ storage, isMember: false }).dispatch(choiceMade(9, yearly));
    for (const reload of [1, 2]) {
      const guest = startShop({ storage, isMember: false });
      guest.dispatch(purchaseOpened(9));
      expect([reload, guest.choice(), guest.reports]).toEqual([reload, yearly, []]);
    }
  });

  it('made on the page of a class is that of its checkout, with the first way to pay', () => {
    const shop = startShop();
    shop.dispatch(choiceMade(9, { planId: 'm', methodId: 'm-web' }));
    shop.dispatch(planChosen(9, 'y'));
    expect([shop.choice(), shop.choice(8)]).toEqual([yearly, noChoice]);
  });

  it('of a guest becomes that of who logs in, and of nobody else', () => {
    const storage = memoryStorage();
    const guest = startShop({ storage, isMember: false });
    guest.dispatch(choiceMade(9, yearly));
    const kit = startShop({ storage });
    kit.dispatch(purchaseOpened(9));
    expect([kit.choice(), storage.keys('')]).toEqual([yearly, ['drafts.u-kit.purchase.hk.9']]);
    const sam = startShop({ storage, userId: 'u-sam' });
    sam.dispatch(purchaseOpened(9));
    expect(sam.choice()).toEqual(noChoice);
  });

  it('that was just made counts, whatever was kept', () => {
    const storage = memoryStorage();
    const shop = startShop({ storage });
    shop.dispatch(choiceMade(9, yearly));
    storage.set('drafts.guest.purchase.hk.9', { planId: 'm', methodId: null });
    shop.dispatch(purchaseOpened(9));
    expect([shop.choice(), storage.get('drafts.u-kit.purchase.hk.9')]).toEqual([yearly, yearly]);
  });

  it('stays where it was made when the session ends, in another tab for example', () => {
    const shop = startShop();
    shop.dispatch(choiceMade(9, yearly));
    shop.dispatch(sessionCleared());
    expect(shop.choice()).toEqual(yearly);
  });

  it.each(['text', {}, { planId: 5, methodId: null }])('is not taken from a storage of %j', (stored) => {
    const storage = memoryStorage();
    storage.set('drafts.u-kit.purchase.hk.9', stored);
    const shop = startShop({ storage });
    shop.dispatch(purchaseOpened(9));
    expect([shop.choice(), shop.reports]).toEqual([noChoice, []]);
  });
});
