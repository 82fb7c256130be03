import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './ReadMore.module.css';

export interface ReadMoreProps {
  /** Height when closed, in lines of its text. */
  lines?: 3 | 6 | 10;
  children: ReactNode;
  className?: string | undefined;
}

/** Long text, truncated after some lines; the toggle appears only when something is hidden. */
export function ReadMore({ lines = 6, children, className }: ReadMoreProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || open) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 2);
    measure();
    // The content may grow after the first measurement: formatted text and pictures load later.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    // A link focused by keyboard must not stay hidden.
    const show = () => setOpen(true);
    element.addEventListener('focusin', show);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', show);
    };
  }, [open]);

  return (
    <div className={className}>
      <div
        ref={box}
        id={id}
        className={cx(
          !open && styles.clip,
          !open && cut && styles.faded,
          lines === 3 && styles.l3,
          lines === 10 && styles.l10,
        )}
      >
        <div>{children}</div>
      </div>
      {(cut || open) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{t(open ? 'ui.readLess' : 'ui.readMore')}</span>
          <Icon icon={open ? ChevronUp : ChevronDown} size={16} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
