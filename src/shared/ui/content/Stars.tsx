import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './Stars.module.css';

export interface StarsProps {
  /** Average as shown: "4.8". */
  value: string;
  /** Number of ratings as shown: "312". */
  count?: string | undefined;
  className?: string | undefined;
}

/** Returns an average with the number of ratings, as shown; undefined while there is none. */
export function ratingText(rated: { averageRate: number; ratingCount: number }): StarsProps | undefined {
  const { averageRate, ratingCount } = rated;
  if (averageRate <= 0) return undefined;
  return { value: averageRate.toFixed(1), count: ratingCount > 0 ? String(ratingCount) : undefined };
}

/** An average rating with one star. */
export function Stars({ value, count, className }: StarsProps) {
  const { t } = useTranslation('common');
  return (
    <span className={cx(styles.stars, className)}>
      <Icon icon={Star} size={14} filled strokeWidth={0} />
      <span className="srOnly">{`${t('ui.rating')} `}</span>
      <span>{value}</span>
      {count && <span className={styles.count}>{`(${count})`}</span>}
    </span>
  );
}
