import { useEffect, useRef } from 'react';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';
import { type TabItem, Tabs } from '../content/Tabs';
import type { Elements } from '../elements';
import styles from './DetailTabs.module.css';
import { findTab } from './findTab';

export interface DetailTabsProps<Key extends string> {
  /** Names the tabs for screen readers. */
  label: string;
  /** The first one is the default. */
  items: readonly (TabItem & { key: Key })[];
  /** Renders a part. `open` shows another one and moves the focus to its tab. */
  children: (key: Key, open: (key: Key) => void) => Elements;
}

/** The parts of a page as tabs; the open one is in the address (`?tab=`), so that Back returns to the previous one. */
export function DetailTabs<Key extends string>({ label, items, children }: DetailTabsProps<Key>) {
  const changeQuery = useChangeQuery();
  const search = new URLSearchParams(useHydratedLocation().search);
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const keys = items.map(({ key }) => key);
  const current = findTab(search.get('tab'), keys);

  // A shorter part must not start above the window.
  useEffect(() => {
    if (!chosen.current || !current) return;
    chosen.current = false;
    const element = box.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [current]);

  if (!current) return null;
  const select = (key: string) => {
    if (key === current) return;
    chosen.current = true;
    changeQuery({ tab: key === keys[0] ? null : key });
  };
  const open = (key: Key) => {
    box.current?.querySelectorAll<HTMLElement>('[role=tab]')[keys.indexOf(key)]?.focus({ preventScroll: true });
    select(key);
  };
  if (items.length === 1) return children(current, open);
  return (
    <div ref={box} className={styles.box}>
      <Tabs
        sticky
        label={label}
        items={items}
        current={current}
        onSelect={select}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        {children(current, open)}
      </Tabs>
      {/* Without scripts no tab opens. With scripts this stays empty. */}
      <noscript>
        {keys
          .filter((key) => key !== current)
          .map((key) => (
            <div key={key} className={styles.panel}>
              {children(key, open)}
            </div>
          ))}
      </noscript>
    </div>
  );
}
