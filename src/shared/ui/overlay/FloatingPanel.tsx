import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '@/shared/lib/pressedKey';
import { IconButton } from '../actions/IconButton';
import { cx } from '../cx';
import type { Elements } from '../elements';
import styles from './FloatingPanel.module.css';
import { useOverlay } from './useOverlay';
import { usePressOutside } from './usePressOutside';

export interface FloatingPanelProps {
  title: string;
  /** Called by Escape, Back, a press outside and the close button. */
  onClose: () => void;
  /** Contains the panel and the button that toggles it: presses inside do not close it. */
  root: RefObject<HTMLElement | null>;
  /** Positions the panel. */
  className?: string | undefined;
  children: Elements;
}

const focusable = 'a[href], button';

/**
 * A window beside the page's content, which stays usable, and beside other pages; the focus moves in when it opens and
 * returns when it closes.
 */
export function FloatingPanel({ title, onClose, root, className, children }: FloatingPanelProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    return () => {
      const left = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (left && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  usePressOutside(true, [root], onClose);
  useOverlay(true, onClose, { persistent: true });
  const key = useEffectEvent((event: KeyboardEvent) => {
    // Overlays above the panel close first.
    const above = document.querySelector('dialog[open]') ?? (event.target as Element).closest('[popover]');
    if (pressedKey(event) === 'Escape' && !above) onClose();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => key(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div ref={panel} role="dialog" aria-labelledby={titleId} className={cx(styles.panel, className)}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <IconButton className={styles.close} icon={X} label={t('ui.close')} onClick={onClose} />
    </div>
  );
}
