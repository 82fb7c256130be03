import { type ComponentType, memo } from 'react';
import { cx } from '@/shared/ui/cx';
import { Grid, type GridKind } from '@/shared/ui/layout/Grid';
import styles from './PagedList.module.css';

/** How the items of a list stand in titled groups; items of one group follow each other. */
export interface Grouping<T> {
  keyOf: (item: T) => string;
  /** Titles the group that begins with this item; `id` names the title. */
  Head: ComponentType<{ first: T; id: string }>;
  /** Of each group, whose title and list are its two children. */
  className?: string | undefined;
  /** The groups in their order, where a selector knows them; else they are made of the items by `keyOf`. */
  groups?: readonly ItemGroup<T>[];
}

export interface ItemGroup<T> {
  key: string;
  items: readonly T[];
}

interface GroupProps<T> {
  name: string;
  items: readonly T[];
  idOf: (item: T) => string | number;
  Item: ComponentType<{ item: T }>;
  Head: Grouping<T>['Head'];
  layout: GridKind | undefined;
  className?: string | undefined;
}

/** Id of a group's title, for links to it. */
export const groupHeadId = (name: string) => `group-${name}`;

function Group<T>({ name, items, idOf, Item, Head, layout, className }: GroupProps<T>) {
  const [first] = items;
  const id = groupHeadId(name);
  return (
    <section aria-labelledby={id} className={cx(styles.group, className)}>
      {first && <Head first={first} id={id} />}
      <Grid {...(layout ? { kind: layout } : {})}>
        {items.map((item) => (
          <li key={idOf(item)}>
            <Item item={item} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const sameItems = <T,>(before: readonly T[], now: readonly T[]) =>
  before.length === now.length && before.every((item, index) => item === now[index]);

/** A group to which nothing was added is not rendered again. */
const MemoGroup = memo(Group, (before, now) => {
  const { items: were, ...past } = before;
  const { items, ...present } = now;
  return (
    sameItems(were, items) && Object.entries(present).every(([key, value]) => past[key as keyof typeof past] === value)
  );
}) as typeof Group;

interface GroupedItemsProps<T> extends Omit<GroupProps<T>, 'name' | 'Head' | 'className'> {
  grouping: Grouping<T>;
}

function groupItems<T>(items: readonly T[], keyOf: (item: T) => string): ItemGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([key, members]) => ({ key, items: members }));
}

/** All items of a list, group by group; further pages lengthen the last group or begin new ones. */
export function GroupedItems<T>({ items, grouping, ...rest }: GroupedItemsProps<T>) {
  const { keyOf, Head, className, groups = groupItems(items, keyOf) } = grouping;
  return (
    <div className={styles.list}>
      {groups.map(({ key, items: members }) => (
        <MemoGroup key={key} name={key} items={members} Head={Head} className={className} {...rest} />
      ))}
    </div>
  );
}
