import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();

it('offers the first eight bundles and packs, each leading to its own kind of page', async () => {
  await open('/en-hk');
  const block = within(await screen.findByRole('region', { name: 'Bundles and packs' }));
  const links = (await block.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(8);
  expect(links).toEqual(expect.arrayContaining(['/en-hk/bundle/6001', '/en-hk/prepack/8001']));
  expect(block.getAllByText('8 to choose from')).not.toHaveLength(0);
  expect(block.getByText('6 courses and classes')).toBeVisible();
});

it('says nothing of bundles where there are none', async () => {
  backend.faults.plan({ endpoint: 'homeContent', body: { data: { bundles: [], courses: [], regular_classes: [] } } });
  await open('/en-hk');
  expect(await screen.findByRole('heading', { name: 'Study tips' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Bundles and packs' })).toBeNull();
});
