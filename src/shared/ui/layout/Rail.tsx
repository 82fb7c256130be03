import { type ReactNode, useRef } from 'react';
import { cx } from '../cx';
import styles from './Rail.module.css';
import { ScrollArrows } from './ScrollArrows';
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
  const list = useRef<HTMLUListElement>(null);
  const scroller = useScroller(list);
  useScrollKeys(list);
  useScrollToFocus(list);
  return (
    <div className={cx(styles.box, className)}>
      <ul ref={list} className={cx(styles.rail, kind !== 'card' && styles[kind])}>
        {children}
      </ul>
      <ScrollArrows {...scroller} beforeClass={styles.arrow} afterClass={cx(styles.arrow, styles.after)} />
    </div>
  );
}
