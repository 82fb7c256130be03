import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import { cx } from '../cx';
import styles from './Rail.module.css';
import { useScrollToFocus } from './scrollIntoView';
import { useScroller } from './useScroller';
import { useScrollKeys } from './useScrollKeys';

export interface RailProps {
  /** Width of an item: card 236, live 272, person 104 on phones. */
  kind?: 'card' | 'live' | 'person';
  /** `<li>` elements. */
  children: ReactNode;
  className?: string | undefined;
}

/** One row of cards that scrolls sideways; on desktops with arrows while some are hidden. */
export function Rail({ kind = 'card', children, className }: RailProps) {
  const { t } = useTranslation('common');
  const list = useRef<HTMLUListElement>(null);
  const { before, after, page } = useScroller(list);
  useScrollKeys(list);
  useScrollToFocus(list);
  return (
    <div className={cx(styles.box, className)}>
      <ul ref={list} className={cx(styles.rail, kind !== 'card' && styles[kind])}>
        {children}
      </ul>
      {before && (
        <IconButton
          raised
          className={styles.arrow}
          icon={ChevronLeft}
          label={t('ui.previous')}
          onClick={() => page(-1)}
        />
      )}
      {after && (
        <IconButton
          raised
          className={cx(styles.arrow, styles.after)}
          icon={ChevronRight}
          label={t('ui.next')}
          onClick={() => page(1)}
        />
      )}
    </div>
  );
}
