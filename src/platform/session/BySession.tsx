import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHydrated } from '@/shared/lib/useHydrated';
import styles from './BySession.module.css';
import { selectLoggedIn } from './state';

interface BySessionProps {
  guest: ReactNode;
  member: ReactNode;
  /** Placeholder of the same size for `member` in HTML rendered at build time. */
  waiting: ReactNode;
}

/**
 * Renders content that differs between guests and members. HTML from the build has both, and a mark on the root
 * element, set before the first paint, shows one of them, so that hydration causes no layout shift.
 */
export function BySession({ guest, member, waiting }: BySessionProps) {
  const isHydrated = useHydrated();
  const loggedIn = useSelector(selectLoggedIn);
  // Keys and wrappers are the same in both, so that React reuses the elements of the HTML.
  if (isHydrated)
    return (
      <div key={loggedIn ? 'member' : 'guest'} className={styles.shown}>
        {loggedIn ? member : guest}
      </div>
    );
  return (
    <>
      <div key="guest" className={styles.guest}>
        {guest}
      </div>
      <div key="member" className={styles.member}>
        {waiting}
      </div>
    </>
  );
}
