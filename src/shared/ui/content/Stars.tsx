import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatTenths } from '@/shared/lib/numbers';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './Stars.module.css';

export interface StarsProps {
  /** The average. */
  value: number;
  /** Number of ratings. */
  count?: number | undefined;
  className?: string | undefined;
}

/** Returns an average with the number of ratings; undefined while there is none. */
export function starsOf(rated: { averageRate: number; ratingCount: number }): StarsProps | undefined {
  const { averageRate, ratingCount } = rated;
  if (averageRate <= 0) return undefined;
  return { value: averageRate, count: ratingCount > 0 ? ratingCount : undefined };
}

/** An average rating with one star. */
export function Stars({ value, count, className }: StarsProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <span className={cx(styles.stars, className)}>
      <Icon icon={Star} size={14} filled strokeWidth={0} />
      <span className="srOnly">{`${t('ui.rating')} `}</span>
      <span>{formatTenths(value, i18n.language)}</span>
      {count !== undefined && <span className={styles.count}>{`(${formatCount(count, i18n.language)})`}</span>}
    </span>
  );
}
