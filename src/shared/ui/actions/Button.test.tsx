import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { Button } from './Button';

describe('Button', () => {
  it('that sends something says before it is pressed that there is no network, and works again when there is', async () => {
    const press = vi.fn();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderUi(
      <>
        <Button needsNetwork onClick={press}>
          Pay
        </Button>
        <Button type="submit">Send</Button>
        <Button onClick={press}>Open</Button>
      </>,
    );
    for (const name of ['Pay', 'Send']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(/You're offline/);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(press).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(press).toHaveBeenCalledOnce();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('button', { name: 'Pay' })).not.toHaveAttribute('aria-disabled');
  });

  it('ignores presses and does not send its form while busy', async () => {
    const press = vi.fn();
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" busy={busy} onClick={press}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = renderUi(form(true));
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();

    rerender(form(false));
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays focusable when disabled and says why', () => {
    const press = vi.fn();
    renderUi(
      <Button disabled reason="Choose one more" onClick={press}>
        Buy
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Buy' });
    button.focus();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Choose one more');
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('does not press what stands around a disabled button', () => {
    const outer = vi.fn();
    renderUi(
      // biome-ignore lint/a11y/noStaticElementInteractions: only the bubbling is under test
      // biome-ignore lint/a11y/useKeyWithClickEvents: only the bubbling is under test
      <div onClick={outer}>
        <Button disabled>Buy</Button>
      </div>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(outer).not.toHaveBeenCalled();
  });
});
