import { useEffect, useMemo, useState } from 'react';
import { LinkTabs, type TabItem } from '../content/Tabs';
import styles from './DetailTabs.module.css';

interface AnchorTabsProps {
  /** Names the row for screen readers. */
  label: string;
  /** Their keys are the ids of the parts, in the page's order. */
  items: readonly TabItem[];
}

/** Below the header and the tabs, where a part counts as the one that is read. */
const readingBand = '-150px 0px -55% 0px';

/** From the band's top down without end: the first part is in it until the reader has passed it. */
const belowBandTop = '-150px 0px 1000000px 0px';

/** Links to the parts of a page, above them; the part that is read is the current one. */
export function AnchorTabs({ label, items }: AnchorTabsProps) {
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const [read, setRead] = useState(keys[0] ?? '');
  const list = keys.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const ids = list.split(' ');
    const inBand = new Set<string>();
    const firstPart = document.getElementById(ids[0] ?? '');
    const update = () => {
      const first = ids.find((id) => inBand.has(id));
      const isAbove = (firstPart?.getBoundingClientRect().top ?? 0) > 0;
      const now = first ?? (isAbove ? ids[0] : undefined);
      if (now) setRead(now);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        update();
      },
      { rootMargin: readingBand },
    );
    // A jump from below the last part to the top of the page crosses the band without a part in it before or after.
    const jumps = new IntersectionObserver(update, { rootMargin: belowBandTop });
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    if (firstPart) jumps.observe(firstPart);
    return () => {
      observer.disconnect();
      jumps.disconnect();
    };
  }, [list]);

  return (
    <LinkTabs
      sticky
      label={label}
      items={items.map((item) => ({ ...item, href: `#${item.key}` }))}
      current={read}
      className={styles.tabs}
      // A link to the anchor in the address scrolls nowhere by itself.
      onOpen={(key) => document.getElementById(key)?.scrollIntoView()}
    />
  );
}
