import { type ComponentPropsWithoutRef, useRef } from 'react';
import { cx } from '../cx';
import styles from './Grid.module.css';
import { useScrollToFocus } from './scrollIntoView';
import { useScrollKeys } from './useScrollKeys';

/**
 * course 2/4/4 columns (phone, 768, 1024); live, a set of four: rail/2/4; live2, in half of a page: rail/2/2; live3, a page of six: 1/2/3;
 * teachers: rail/6/6; people5, the five of home: rail/5/5; people, a page of twelve: 3/6/6; free: rows/4/4; posts 1/1/3;
 * rows: one below the other, parted by the rows themselves.
 */
export type GridKind =
  | 'course'
  | 'live'
  | 'live2'
  | 'live3'
  | 'teachers'
  | 'people5'
  | 'people'
  | 'free'
  | 'posts'
  | 'rows';

export interface GridProps extends ComponentPropsWithoutRef<'ul'> {
  kind?: GridKind;
  /** The number of items, where they may be few: one or two courses fill their row. */
  count?: number;
}

/** A list in columns that divide its page size; its children are `<li>` elements. */
export function Grid({ kind = 'course', count = 0, className, ...rest }: GridProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollKeys(list);
  useScrollToFocus(list);
  const few = kind === 'course' && (count === 1 || count === 2) ? count : undefined;
  return (
    <ul ref={list} className={cx(styles.grid, kind !== 'course' && styles[kind], className)} data-few={few} {...rest} />
  );
}
