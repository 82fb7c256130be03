import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ClassesSlice } from '@/domain/class/state';
import type { CoursesSlice } from '@/domain/course/state';
import { meanRating, type Rated } from '@/shared/lib/meanRating';
import { formatCount, formatTenths } from '@/shared/lib/numbers';
import { Icon } from '@/shared/ui/Icon';
import styles from './GuestHero.module.css';

const none: readonly Rated[] = [];

/** Ratings below which a mean says little. */
const fewestRatings = 20;

// The courses' duck loads with the part below.
const selectTopics = (root: Partial<ClassesSlice>) => root.classes?.homeTopics.data ?? none;
const selectCourses = (root: Partial<CoursesSlice>) => root.courses?.region.data ?? none;

/** The mean rating of what the page shows, from its own data; empty while there are too few ratings. */
export function Proof() {
  const { t, i18n } = useTranslation('home');
  const { averageRate, ratingCount } = meanRating([...useSelector(selectTopics), ...useSelector(selectCourses)]);
  return (
    <p className={styles.proof}>
      {ratingCount >= fewestRatings && (
        <>
          <Icon icon={Star} size={16} filled strokeWidth={0} />
          <span>
            {t('hero.proof', {
              mean: formatTenths(averageRate, i18n.language),
              total: formatCount(ratingCount, i18n.language),
            })}
          </span>
        </>
      )}
    </p>
  );
}
