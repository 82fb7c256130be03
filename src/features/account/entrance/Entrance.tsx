import type { ReactNode } from 'react';
import type { Elements } from '@/shared/ui/elements';
import { BesideNight, Introduction } from '../parts/BesideNight';
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
    <BesideNight kind="entrance">
      <h1>{title}</h1>
      <Introduction>{text}</Introduction>
      {children}
      <p className={styles.foot}>{foot}</p>
    </BesideNight>
  );
}
