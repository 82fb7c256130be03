import type { ReactNode } from 'react';
import { LanternNight } from '@/shared/ui/brand/LanternNight';
import type { Elements } from '@/shared/ui/elements';
import styles from './Entrance.module.css';

interface EntranceProps {
  title: string;
  text: string;
  children: Elements;
  /** The link to the other form. */
  foot: ReactNode;
}

/** The frame of login and sign-up: the form, with a picture beside it on wide windows. */
export function Entrance({ title, text, children, foot }: EntranceProps) {
  return (
    <div className={styles.entrance}>
      <div className={styles.paper}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        <p className={styles.foot}>{foot}</p>
      </div>
      <div className={`night ${styles.night}`} aria-hidden="true">
        <LanternNight className={styles.picture} />
      </div>
    </div>
  );
}
