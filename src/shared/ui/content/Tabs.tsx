import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { pressedKey } from '@/shared/lib/pressedKey';
import { AppLink } from '../actions/AppLink';
import { cx } from '../cx';
import { useScrollToCurrent } from '../layout/scrollIntoView';
import styles from './Tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  /** Faint number behind the label. */
  count?: string | number | undefined;
  /** Replaces label and number; names the tab, too. */
  face?: ReactNode;
}

interface TabsBase {
  /** Names the list for screen readers. */
  label: string;
  /** Key of the current tab. */
  current: string;
  /** Stays below the header while its section scrolls. */
  sticky?: boolean;
  className?: string | undefined;
}

const faceOf = ({ label, count, face }: TabItem) =>
  face ?? (
    <>
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </>
  );

export interface TabsProps extends TabsBase {
  items: readonly TabItem[];
  onSelect: (key: string) => void;
  /** Panel of the current tab, labelled by it. */
  children?: ReactNode;
  panelClassName?: string | undefined;
}

/** Tabs of one page: arrows, Home and End move and select; one tab stop. Renders the current panel below the list. */
export function Tabs({ label, items, current, onSelect, sticky, className, children, panelClassName }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useScrollToCurrent(list, current);
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.key === current);
    const last = items.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last }[
      pressedKey(event)
    ];
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onSelect(item.key);
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx(styles.tabs, sticky && styles.sticky, className)}
        onKeyDown={move}
      >
        {items.map((item, index) => {
          const selected = item.key === current;
          const first = index === 0 && !items.some(({ key }) => key === current);
          return (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-${item.key}`}
              className={styles.tab}
              aria-selected={selected}
              {...(selected && children ? { 'aria-controls': `${id}-panel` } : {})}
              tabIndex={selected || first ? 0 : -1}
              onClick={() => onSelect(item.key)}
            >
              {faceOf(item)}
            </button>
          );
        })}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={panelClassName}>
          {children}
        </div>
      )}
    </>
  );
}

export interface LinkTabsProps extends TabsBase {
  items: readonly (TabItem & { href: string })[];
  onOpen?: (key: string) => void;
}

/** Links to sections or pages that look like tabs. */
export function LinkTabs({ label, items, current, sticky, className, onOpen }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, current);
  return (
    <nav ref={row} aria-label={label} className={cx(styles.tabs, sticky && styles.sticky, className)}>
      {items.map((item) => (
        <AppLink
          key={item.key}
          href={item.href}
          className={styles.tab}
          onClick={() => onOpen?.(item.key)}
          {...(item.key === current ? { 'aria-current': 'true' as const } : {})}
        >
          {faceOf(item)}
        </AppLink>
      ))}
    </nav>
  );
}
