import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/Button';
import { renderUi } from '../testing/renderUi';
import { Dialog } from './Dialog';
import { closeOverlays } from './openOverlays';

function Example({ dismissible = true, onClose = () => {} }: { dismissible?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Logged out"
        dismissible={dismissible}
        actions={<Button onClick={close}>Got it</Button>}
      >
        <input type="file" aria-label="File" />
      </Dialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Logged out' });
};
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));
const closed = () => !document.querySelector('dialog')?.open;

describe('Dialog', () => {
  it.each(['Got it', 'Close'])('closes by "%s" and gives the focus back', async (name) => {
    renderUi(<Example />);
    const dialog = await open();
    const button = screen.getByRole('button', { name });
    button.focus();
    await userEvent.click(button);
    expect(dialog.open).toBe(false);
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('ignores the second click of a double click that closed it, and no other', async () => {
    renderUi(<Example />);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }), { detail: 1 });
    const opener = screen.getByRole('button', { name: 'Open' });
    fireEvent.click(opener, { detail: 2 });
    expect(closed()).toBe(true);
    fireEvent.click(opener, { detail: 2 });
    expect(closed()).toBe(false);
  });

  it('lets the next click through that is no second one', async () => {
    renderUi(<Example />);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }), { detail: 1 });
    expect(closed()).toBe(false);
  });

  it('closes on Escape once, also in strict mode', async () => {
    const onClose = vi.fn();
    renderUi(
      <StrictMode>
        <Example onClose={onClose} />
      </StrictMode>,
    );
    const dialog = await open();
    expect(dialog.open).toBe(true);
    pressEscape(dialog);
    expect(closed()).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a press that begins and ends on the backdrop only', async () => {
    renderUi(<Example />);
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(closed()).toBe(true);
  });

  it('does not mistake the cancel event of a file field for its own', async () => {
    renderUi(<Example />);
    const dialog = await open();
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(dialog.open).toBe(true);
  });

  it('follows the browser when the browser closes it', async () => {
    const onClose = vi.fn();
    renderUi(<Example onClose={onClose} />);
    const dialog = await open();
    dialog.close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays when it may not be dismissed', async () => {
    renderUi(<Example dismissible={false} />);
    const dialog = await open();
    pressEscape(dialog);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    act(() => closeOverlays());
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('renders on the server without its content', () => {
    const html = renderToString(<Dialog open={false} onClose={() => {}} title="Secret" />);
    expect(html).not.toContain('Secret');
  });
});
