import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import { cx } from '../cx';
import styles from './Dialog.module.css';
import { useOverlay } from './useOverlay';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, Back, the backdrop, the close button and another page; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  /** Rendered only while open. */
  children?: ReactNode;
  /** Buttons at the bottom. Without `autoFocus` inside, the first control gets the focus. */
  actions?: ReactNode;
  /** 680 px wide instead of 440. */
  wide?: boolean;
  /** False: only the actions close it; Escape, Back and the backdrop do nothing. */
  dismissible?: boolean;
  /** Stays open when another page opens. */
  persistent?: boolean;
  className?: string | undefined;
}

/** Ignores the next click if it is the second of a double click: its first closed the dialog, and it would press what lies behind. */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}

/** A modal window (a sheet on phones) based on the native dialog; when it closes, the focus returns. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, wide = false, dismissible = true, persistent, className } = props;
  const { t } = useTranslation('common');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = document.activeElement;
    element.showModal();
    // The first control may be at the end of a long text, which is read from its title.
    if (element.scrollTop > 0) heading.current?.focus();
    return () => {
      element.close();
      ignoreSecondClick();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  const dismiss = () => {
    if (dismissible) onClose();
  };
  useOverlay(open, dismiss, { persistent });

  const own = (event: SyntheticEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the key, by the cancel event
    <dialog
      ref={dialog}
      className={cx(styles.dialog, wide && styles.wide, dismissible && styles.closable, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field inside sends a cancel event too.
        if (!own(event)) return;
        event.preventDefault();
        dismiss();
      }}
      onClose={() => {
        // The browser may close it without a cancel event; when this component closes it, `open` is false or it has
        // reopened.
        if (open && !dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = own(event);
      }}
      onClick={(event) => {
        if (own(event) && pressedBackdrop.current) dismiss();
      }}
    >
      {open && (
        <div className={styles.content}>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {dismissible && <IconButton className={styles.close} icon={X} label={t('ui.close')} onClick={onClose} />}
        </div>
      )}
    </dialog>
  );
}
