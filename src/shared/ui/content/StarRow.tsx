import { Star } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './StarRow.module.css';

export interface StarRowProps {
  /** 0 to 5; a fraction fills a part of its star. */
  stars: number;
  /** Text for screen readers: "4.7 of 5 stars". */
  label: string;
  size?: number;
}

const places = [0, 1, 2, 3, 4];
/** Edge of the drawing in its own units. */
const edge = 24;

/** The left tenths of a star. Its width is an attribute, so that prerendered HTML needs no style attribute. */
function PartOfStar({ tenths, size }: { tenths: number; size: number }) {
  return (
    <Star
      className={styles.on}
      width={(size * tenths) / 10}
      height={size}
      viewBox={`0 0 ${(edge * tenths) / 10} ${edge}`}
      strokeWidth={0}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    />
  );
}

/** A rating as five stars, in steps of a tenth. */
export function StarRow({ stars, label, size = 16 }: StarRowProps) {
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {places.map((place) => {
        const tenths = Math.min(10, Math.max(0, Math.round((stars - place) * 10)));
        return (
          <span key={place}>
            <Icon icon={Star} size={size} filled strokeWidth={0} className={styles.off} />
            {tenths > 0 && <PartOfStar tenths={tenths} size={size} />}
          </span>
        );
      })}
    </span>
  );
}
