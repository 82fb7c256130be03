import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ClassesSlice } from '@/domain/class/state';
import type { CoursesSlice } from '@/domain/course/state';
import { formatCount, formatTenths } from '@/shared/lib/numbers';
import { Icon } from '@/shared/ui/Icon';
import styles from './GuestHero.module.css';
import { type Rated, ratingOf } from './rating';

const none: readonly Rated[] = [];

// The courses' duck loads with the part below.
const selectTopics = (root: Partial<ClassesSlice>) => root.classes?.homeTopics.data ?? none;
const selectCourses = (root: Partial<CoursesSlice>) => root.courses?.region.data ?? none;

/** The mean rating of what the page shows, from its own data; without ratings it is empty. */
export function Proof() {
  const { t, i18n } = useTranslation('home');
  const rating = ratingOf([...useSelector(selectTopics), ...useSelector(selectCourses)]);
  return (
    <p className={styles.proof}>
      {rating && (
        <>
          <Icon icon={Star} size={16} filled strokeWidth={0} />
          <span>
            {t('hero.proof', {
              mean: formatTenths(rating.mean, i18n.language),
              total: formatCount(rating.count, i18n.language),
            })}
          </span>
        </>
      )}
    </p>
  );
}
