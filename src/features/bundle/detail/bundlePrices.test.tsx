import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();
const offer = () => within(screen.getByRole('complementary', { name: 'Price' }));
const struck = () => [...document.querySelectorAll('s')].map(({ textContent }) => textContent);

describe('what a set saves', () => {
  it('is not said before a choice is made, nor where its items cost no more one by one', async () => {
    const { user } = await open('/en-hk/bundle/6005');
    const choose = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('button', { name: /^Choose: Five small games/ });
    expect(screen.queryAllByText(/^(You )?save/i)).toEqual([]);
    expect(struck()).toEqual([]);
    await choose(/^Choose: Algorithms/);
    await choose(/^Choose: Databases/);
    expect(offer().queryByText(/^Separately/)).toBeNull();
    await choose(/^Choose: Your first web page/);
    expect(await offer().findByText(/^Separately: HK\$1,260$/)).toBeVisible();
    // The bar of phones says it too.
    expect(screen.getByRole('button', { name: /Separately: HK\$1,260$/ })).toBeVisible();
    expect(screen.queryAllByText(/^(You )?save/i)).toEqual([]);
    expect(struck()).toEqual([]);
  });

  it('is not said of a pack, whose things have no price of their own', async () => {
    await open('/en-hk/prepack/8001');
    expect((await offer().findAllByText('HK$1,580'))[0]).toBeVisible();
    expect(screen.queryAllByText(/^(You )?save/i)).toEqual([]);
    expect(struck()).toEqual([]);
  });

  it('is not said on the cards of sets', async () => {
    await open('/en-hk');
    const card = (await screen.findByRole('heading', { name: 'Maths, your way' })).closest('li, article');
    expect(card).toHaveTextContent('HK$1,080');
    expect((card as HTMLElement).querySelector('s')).toBeNull();
  });
});
