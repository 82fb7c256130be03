import { Star } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './StarRow.module.css';

export interface StarRowProps {
  /** 0 to 5; rounded to whole stars. */
  stars: number;
  /** Text for screen readers: "4 of 5 stars". */
  label: string;
  size?: number;
}

const places = [1, 2, 3, 4, 5];

/** One person's rating as five stars. */
export function StarRow({ stars, label, size = 16 }: StarRowProps) {
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {places.map((place) => (
        <span key={place} className={place <= Math.round(stars) ? styles.on : styles.off}>
          <Icon icon={Star} size={size} filled strokeWidth={0} />
        </span>
      ))}
    </span>
  );
}
