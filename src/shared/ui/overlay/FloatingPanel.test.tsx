import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { FloatingPanel } from './FloatingPanel';

function Example({ onClose = () => {} }: { onClose?: () => void }) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button">Elsewhere</button>
      <div popover="auto">
        <button type="button">In a menu</button>
      </div>
      <aside ref={root}>
        <button type="button" onClick={() => setOpen(!open)}>
          Help
        </button>
        {open && (
          <FloatingPanel title="Ask us" onClose={close} root={root}>
            <a href="https://chat.example/1">Chat</a>
          </FloatingPanel>
        )}
      </aside>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const panel = () => screen.queryByRole('dialog', { name: 'Ask us' });

async function open(onClose = vi.fn()) {
  renderUi(<Example onClose={onClose} />);
  await userEvent.click(button('Help'));
  return onClose;
}

describe('FloatingPanel', () => {
  it('takes the focus and gives it back, by the close button', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Chat' })).toHaveFocus();
    await userEvent.tab();
    expect(button('Close')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toBeNull();
    expect(button('Help')).toHaveFocus();
  });

  it('stays for an Escape that belongs to an input method', async () => {
    const onClose = await open();
    fireEvent.keyDown(button('Elsewhere'), { key: 'Escape', keyCode: 229 });
    expect(panel()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on Escape, wherever the focus is', async () => {
    const onClose = await open();
    button('Elsewhere').focus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    // The visitor has already moved the focus.
    expect(button('Elsewhere')).toHaveFocus();
  });

  it('closes on a press elsewhere, which does what it is for', async () => {
    const onClose = await open();
    await userEvent.click(button('Elsewhere'));
    expect(panel()).toBeNull();
    expect(button('Elsewhere')).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is toggled by its own button, and stays for presses inside', async () => {
    const onClose = await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Ask us' }));
    expect(panel()).not.toBeNull();
    await userEvent.click(button('Help'));
    expect(panel()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves Escape to what lies above it', async () => {
    await open();
    fireEvent.keyDown(button('In a menu'), { key: 'Escape' });
    expect(panel()).not.toBeNull();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel()).not.toBeNull();
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(panel()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel()).toBeNull();
  });
});
