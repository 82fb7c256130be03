import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isRendered } from '@/shared/lib/isRendered';
import { pressedKey } from '@/shared/lib/pressedKey';
import type { Elements } from '@/shared/ui/elements';
import { popoverHost } from '@/shared/ui/overlay/topLayer';
import { useOverlay } from '@/shared/ui/overlay/useOverlay';
import { usePressOutside } from '@/shared/ui/overlay/usePressOutside';
import styles from './Menu.module.css';

interface MenuProps {
  readonly label: string;
  /** The button's tooltip and the menu's name; default: the label. */
  readonly title?: string;
  /** Content of the button. */
  readonly button: ReactNode;
  readonly buttonClass: string | undefined;
  readonly children: ReactNode;
  onOpenChange?(isOpen: boolean): void;
}

/** A button with a menu in the top layer: beside the button on wide screens, a sheet on phones. */
export function Menu({ label, title = label, button, buttonClass, children, onOpenChange }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const place = () => {
    const at = trigger.current?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const { style } = panel.current;
    const isAtRight = at.left + at.right > window.innerWidth;
    style.setProperty('--start', isAtRight ? 'auto' : `${Math.max(8, at.left)}px`);
    style.setProperty('--end', isAtRight ? `${Math.max(8, window.innerWidth - at.right)}px` : 'auto');
    style.setProperty('--bottom', `${Math.max(8, window.innerHeight - at.top + 8)}px`);
    style.setProperty('--room', `${Math.max(160, at.top - 16)}px`);
  };
  // Leaves out hidden items, which the row shows when it has room.
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])].filter(isRendered);
  const focus = (item: HTMLElement | undefined) => item?.focus();
  const close = () => panel.current?.hidePopover?.();
  usePressOutside(isOpen, [panel, trigger], close);
  useOverlay(isOpen, close);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const last = all.length - 1;
    const goTo: Readonly<Record<string, number>> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowRight: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const key = pressedKey(event);
    const target = goTo[key];
    if (target !== undefined) {
      event.preventDefault();
      focus(all[target]);
    } else if (key === 'Tab' || key === 'Shift+Tab') close();
  };

  const host = popoverHost();
  const menu = (
    <div
      ref={panel}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={title}
      popover="auto"
      className={styles.panel}
      onKeyDown={onKeyDown}
      onClick={close}
      onBeforeToggle={(event) => {
        if (event.newState === 'open') place();
      }}
      onToggle={(event) => {
        const opened = event.newState === 'open';
        setIsOpen(opened);
        onOpenChange?.(opened);
        if (opened) focus(items().find((item) => item.getAttribute('aria-checked') === 'true') ?? items()[0]);
      }}
    >
      {children}
    </div>
  );

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {button}
      </button>
      {host ? createPortal(menu, host) : menu}
    </>
  );
}

interface ChoiceGroupProps<T> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly selected: T;
  onSelect(value: T): void;
}

/** A labelled row of choices inside a menu, one of them chosen. */
export function ChoiceGroup<T extends string | number | null>({
  label,
  options,
  selected,
  onSelect,
}: ChoiceGroupProps<T>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed to group the items of a menu
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      <div className={styles.choices} role="presentation">
        {options.map((option) => (
          <button
            key={String(option.value)}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === selected}
            tabIndex={-1}
            lang={option.lang}
            className={styles.choice}
            onClick={() => onSelect(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** An action inside a menu. */
export function MenuAction({ icon, label, onClick }: { icon: Elements; label: string; onClick(): void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.action} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </button>
  );
}
