import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/ButtonLink';
import styles from './ListPage.module.css';

interface ListHeadProps {
  /** The page's h1 and, below it, what the page is for. */
  children: ReactNode;
  /** Links to what is one's own. */
  links?: ReactNode;
}

/** The top of a page that lists things. */
export function ListHead({ children, links }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <div>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}

/** What narrows the lists below it. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

/** The one list of a page. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** Where to go on after the lists. */
export function ListFoot({ href, label }: { href: string; label: string }) {
  return (
    <p className={styles.foot}>
      <ButtonLink variant="outline" href={href}>
        {label}
      </ButtonLink>
    </p>
  );
}
