import styles from './StarRow.module.css';

export interface StarRowProps {
  /** 0 to 5; a fraction fills a part of its star. */
  stars: number;
  /** Text for screen readers: "4.7 of 5 stars". */
  label: string;
  /** Edge of a star, in CSS pixels. */
  size?: number;
}

/** Stars in a row. */
const places = 5;
/** Between two stars, in CSS pixels; the style sheet has it too. */
const gap = 2;

/**
 * A rating as five stars, in steps of a tenth. The style sheet cuts the stars out of two bars, so that a page with many
 * ratings stays small; the width of the second bar is an attribute, since prerendered HTML may have no style attribute.
 */
export function StarRow({ stars, label, size = 16 }: StarRowProps) {
  const tenths = Math.round(Math.min(places, Math.max(0, stars)) * 10);
  const whole = Math.floor(tenths / 10);
  return (
    <svg
      className={styles.row}
      role="img"
      aria-label={label}
      width={places * (size + gap) - gap}
      height={size}
      focusable="false"
    >
      <rect className={styles.off} width="100%" height="100%" />
      <rect className={styles.on} width={whole * (size + gap) + ((tenths % 10) * size) / 10} height="100%" />
    </svg>
  );
}
