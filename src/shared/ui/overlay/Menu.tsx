import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { pressedKey } from '@/shared/lib/pressedKey';
import { AppLink } from '../actions/AppLink';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './Menu.module.css';
import { useOverlay } from './useOverlay';
import { usePressOutside } from './usePressOutside';

export interface MenuItem {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** A link; without it `onSelect` is called. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  current?: boolean;
  danger?: boolean;
  /** Separated by a line from the previous item. */
  apart?: boolean;
  /** BCP 47 tag when the label is in another language. */
  lang?: string | undefined;
}

export interface MenuProps {
  /** Names button and menu. */
  label: string;
  /** Content of the button (avatar, icon, text). */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Content above the items, such as the user's name. */
  header?: ReactNode;
  triggerClassName?: string | undefined;
  /** Called before the menu is shown, for items that depend on the moment. */
  onOpen?: (() => void) | undefined;
}

const gap = 8;

/** Positions the menu below its button, or above it when that has more room; measured, so only in the browser. */
function place(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const [width, height] = [window.innerWidth, window.innerHeight];
  const below = bottom < height / 2;
  const atRight = left + right > width;
  const rule = menu.style;
  rule.top = below ? `${bottom + gap}px` : 'auto';
  rule.bottom = below ? 'auto' : `${height - top + gap}px`;
  rule.right = atRight ? `${Math.max(gap, width - right)}px` : 'auto';
  rule.left = atRight ? 'auto' : `${Math.max(gap, left)}px`;
}

/** A button with a menu in the top layer: arrows, Home, End, Escape and Back work; focus returns to the button. */
export function Menu({ label, trigger, items, header, triggerClassName, onOpen }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => menu.current?.hidePopover();
  usePressOutside(open, [menu, button], close);
  useOverlay(open, close);

  const toggled = (event: ToggleEvent) => {
    const shown = event.newState === 'open';
    setOpen(shown);
    if (shown) entries()[0]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const last = all.length - 1;
    const key = pressedKey(event);
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
      button.current?.focus();
    } else if (key === 'Tab' || key === 'Shift+Tab') {
      // Move the focus on from the button, not from the end of the page, where the top layer is.
      button.current?.focus();
      close();
    }
  };

  return (
    <span className={styles.root}>
      <button
        ref={button}
        type="button"
        className={cx(styles.trigger, triggerClassName)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          onOpen?.();
          if (menu.current && button.current) place(menu.current, button.current);
        }}
        onToggle={toggled}
      >
        {header && <div className={styles.header}>{header}</div>}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {items.map((item) => {
            const shared = {
              role: 'menuitem',
              tabIndex: -1,
              lang: item.lang,
              className: cx(styles.item, item.danger && styles.danger, item.apart && styles.apart),
              ...(item.current ? { 'aria-current': 'true' as const } : {}),
            };
            const face = (
              <>
                {item.icon && <Icon icon={item.icon} />}
                <span>{item.label}</span>
              </>
            );
            const select = () => {
              close();
              item.onSelect?.();
            };
            return item.href ? (
              <AppLink key={item.key} href={item.href} onClick={select} {...shared}>
                {face}
              </AppLink>
            ) : (
              <button key={item.key} type="button" onClick={select} {...shared}>
                {face}
              </button>
            );
          })}
        </div>
      </div>
    </span>
  );
}
