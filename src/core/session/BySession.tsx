import { type ReactNode, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import styles from './BySession.module.css';
import { selectLoggedIn } from './selectors';

const never = () => () => undefined;

interface BySessionProps {
  guest: ReactNode;
  member: ReactNode;
  /** Stands for `member` in HTML that is made before anybody is known; same size. */
  waiting: ReactNode;
}

/**
 * What differs between guests and members. HTML made at build time carries both, and a mark that is set on the root
 * element before the first paint shows one of them, so that nothing shifts when the app takes over.
 */
export function BySession({ guest, member, waiting }: BySessionProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const loggedIn = useSelector(selectLoggedIn);
  // Keys and wrappers are the same in both, so that what the HTML already shows is taken over, not made anew.
  if (alive)
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
