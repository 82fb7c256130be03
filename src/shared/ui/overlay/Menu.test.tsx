import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { Menu } from './Menu';

const toggle = (element: Element, newState: 'open' | 'closed') =>
  fireEvent(
    element,
    Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
  );

// The environment has no popovers; only the toggle event is simulated.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
    configurable: true,
    value(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
});

function show(onSelect = vi.fn()) {
  renderUi(
    <Menu
      label="Account"
      trigger="A"
      items={[
        { key: 'learning', label: 'My learning', href: '/my-learning' },
        { key: 'setup', label: 'Account', href: '/account/setup' },
        { key: 'out', label: 'Log out', onSelect, danger: true },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popover) throw new Error('the button opens nothing');
  toggle(popover, 'open');
  return { button, onSelect };
}

const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('focuses the first item when it opens and says that it is open', () => {
    const { button } = show();
    expect(focused()).toBe('My learning');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('moves by arrows, round the ends, and by Home and End', async () => {
    show();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual(['Account', 'Log out', 'My learning', 'Log out', 'My learning', 'Log out']);
  });

  it('closes on Escape and gives the focus back', async () => {
    const { button } = show();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes and calls when an item is chosen', async () => {
    const { button, onSelect } = show();
    await userEvent.click(screen.getByText('Log out'));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
