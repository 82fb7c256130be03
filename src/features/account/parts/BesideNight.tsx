import { LanternNight, type LanternNightProps } from '@/shared/ui/brand/LanternNight';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import styles from './BesideNight.module.css';

interface BesideNightProps {
  kind: 'entrance' | 'setup';
  children: Elements;
  night?: LanternNightProps;
}

/** The frame of login, sign-up and set-up: a form, with lanterns beside it on wide windows. */
export function BesideNight({ kind, children, night }: BesideNightProps) {
  return (
    <div className={cx(styles.frame, styles[kind])}>
      <div className={styles.paper}>{children}</div>
      <div className={`night ${styles.night}`} aria-hidden="true">
        <LanternNight className={styles.picture} {...night} />
      </div>
    </div>
  );
}

/** The sentence below the heading. */
export function Introduction({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}
