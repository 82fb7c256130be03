import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setupApp, waitForCalls } from '~test/setupApp';

/** Titles of the rows that were rendered, in order. */
const rendered: string[] = [];
vi.mock('../parts/ItemRow', async (original) => {
  const { ItemRow, ItemRows } = await original<typeof import('../parts/ItemRow')>();
  const Counted: typeof ItemRow = (props) => {
    rendered.push(props.title);
    return <ItemRow {...props} />;
  };
  return { ItemRow: Counted, ItemRows };
});

const { open } = setupApp();

it('choosing one item of a bundle, and giving it back, renders only its row', async () => {
  const page = await open('/en-hk/bundle/6001');
  const item = await screen.findByRole('button', { name: /^Choose: Quadratics/ });
  await waitForCalls(page);
  expect(new Set(rendered).size).toBeGreaterThan(4);
  rendered.length = 0;
  await page.user.click(item);
  expect(item).toHaveAttribute('aria-pressed', 'true');
  expect(rendered).toEqual([expect.stringMatching(/^Quadratics/)]);
  await page.user.click(item);
  expect(rendered).toHaveLength(2);
});
