import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';

const { open } = setupApp();
const offer = async () => within(await screen.findByRole('complementary', { name: 'Price' }));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

beforeEach(() => void backend.log.clear());

describe('a class', () => {
  it('whose first month costs nothing says so with what follows, and is bought', async () => {
    await open('/en-hk/regular-class/topics/21', { token: loginAs('new@lantern.example') });
    const price = await offer();
    expect(await price.findByText('First month free')).toBeVisible();
    expect(price.getByText('then HK$228 a month')).toBeVisible();
    expect(price.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
    const buy = price.getByRole('link', { name: 'Enrol now' });
    expect(buy).toHaveAttribute('href', '/en-hk/purchase/single/5021');
    expect(screen.queryByText(/^(Enrol )?free$|^Save 100%/i)).toBeNull();
  });

  it('whose plans did not load keeps its price, says so, and loads them alone', async () => {
    backend.faults.plan({ endpoint: 'topicCheckout', status: 500 });
    await open('/en-hk/regular-class/topics/1');
    const price = await offer();
    expect(await price.findByText("We couldn't load the other plans")).toBeVisible();
    expect(price.getByText('HK$246')).toBeVisible();
    await press(price.getByRole('button', { name: 'Try again' }));
    expect(price.queryByText("We couldn't load the other plans")).toBeNull();
    expect([callsTo('liveTopic').length, callsTo('topicCheckout').length]).toEqual([1, 2]);
  });
});
