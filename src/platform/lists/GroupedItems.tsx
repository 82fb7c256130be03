import { type ComponentType, Fragment, memo } from 'react';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { Grid, type GridKind } from '@/shared/ui/layout/Grid';
import styles from './PagedList.module.css';

/** Renders one item; must be stable, since each page of a list is rendered once. */
export type ItemComponent<T> = ComponentType<{
  item: T;
  /** The item is among the first, so its picture loads at once, before all else. */
  priority?: boolean;
}>;

/** How a list is divided into titled groups; items of one group are adjacent. */
export interface Grouping<T> {
  keyOf: (item: T) => string;
  /** Renders the title of the group that starts with this item; `id` is the title's id. */
  Head: ComponentType<{ first: T; id: string }>;
  /** Class of each group, whose children are its title and list. */
  className?: string | undefined;
  /** The groups in order, when a selector computes them; default: derived from the items by `keyOf`. */
  groups?: readonly ItemGroup<T>[];
}

export interface ItemGroup<T> {
  key: string;
  items: readonly T[];
}

/** Items in sight at first: a row of four, or two rows of two on phones. */
export const firstRow = 4;

interface GroupProps<T> {
  name: string;
  items: readonly T[];
  idOf: (item: T) => string | number;
  Item: ItemComponent<T>;
  Head: Grouping<T>['Head'];
  layout: GridKind | undefined;
  className?: string | undefined;
  isFirst: boolean;
}

/** Returns the id of a group's title, for links to it. */
export const groupHeadId = (name: string) => `group-${name}`;

function Group<T>({ name, items, idOf, Item, Head, layout, className, isFirst }: GroupProps<T>) {
  const [first] = items;
  const id = groupHeadId(name);
  return (
    <section aria-labelledby={id} className={cx(styles.group, className)}>
      {first && <Head first={first} id={id} />}
      <Grid {...(layout ? { kind: layout } : {})} count={items.length}>
        {items.map((item, index) => (
          <li key={idOf(item)}>
            <Item item={item} priority={isFirst && index < firstRow} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const sameItems = <T,>(before: readonly T[], now: readonly T[]) =>
  before.length === now.length && before.every((item, index) => item === now[index]);

/** Rerender only groups that got further items. */
const MemoGroup = memo(Group, (before, now) => {
  const { items: were, ...past } = before;
  const { items, ...present } = now;
  return (
    sameItems(were, items) && Object.entries(present).every(([key, value]) => past[key as keyof typeof past] === value)
  );
}) as typeof Group;

interface GroupedItemsProps<T> extends Omit<GroupProps<T>, 'name' | 'Head' | 'className' | 'isFirst'> {
  grouping: Grouping<T>;
  /** Stands below the first group. */
  inset?: Elements;
}

function groupItems<T>(items: readonly T[], keyOf: (item: T) => string): ItemGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([key, members]) => ({ key, items: members }));
}

/** Renders all items of a list by group; further pages extend the last group or start new ones. */
export function GroupedItems<T>({ items, grouping, inset, ...rest }: GroupedItemsProps<T>) {
  const { keyOf, Head, className, groups = groupItems(items, keyOf) } = grouping;
  return (
    <div className={cx(styles.list, 'rendersNear')}>
      {groups.map(({ key, items: members }, index) => (
        <Fragment key={key}>
          <MemoGroup name={key} items={members} Head={Head} className={className} isFirst={index === 0} {...rest} />
          {index === 0 && inset}
        </Fragment>
      ))}
    </div>
  );
}
