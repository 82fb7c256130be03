import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/ButtonLink';
import type { Elements } from '../elements';
import styles from './ListPage.module.css';

interface ListHeadProps {
  /** The page's h1 and its introduction. */
  children: ReactNode;
  /** `ListLinks`, in a `BySession`. */
  links?: Elements;
}

/** The header of a list page. */
export function ListHead({ children, links }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>{children}</div>
      {links}
    </div>
  );
}

/** Links to a member's own items, beside the title. */
export function ListLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

/** The filter of the lists below it, which stays below the header; `data-filter-start` marks its place in the page. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.filterStart} data-filter-start />
      <div className={styles.filters}>{children}</div>
    </>
  );
}

/** The only list of a page. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** A link to a further page, below the lists. */
export function ListFoot({ href, label }: { href: string; label: string }) {
  return (
    <p className={styles.foot}>
      <ButtonLink variant="outline" href={href}>
        {label}
      </ButtonLink>
    </p>
  );
}
