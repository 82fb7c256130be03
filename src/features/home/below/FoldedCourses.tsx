import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseItem } from '@/domain/course/CourseItem';
import { useRestoredOpen } from '@/platform/navigation/useRestoredOpen';
import type { CourseCard } from '@/shared/entities/course';
import { Button } from '@/shared/ui/actions/Button';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import styles from './FoldedCourses.module.css';

/** Number of courses shown while the list is folded; the style sheet contains the same numbers. */
export const foldedSize = 8;
const foldedOnPhones = 4;

/** The loaded courses: two rows, and all of them after a press. */
export function FoldedCourses({ courses }: { courses: readonly CourseCard[] }) {
  const { t } = useTranslation('home');
  const [unfolded, setUnfolded] = useRestoredOpen('courses');
  const id = useId();
  return (
    <>
      <Grid id={id} className={cx(!unfolded && styles.folded)}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseItem item={course} />
          </li>
        ))}
      </Grid>
      {courses.length > foldedOnPhones && (
        <Button
          variant="outline"
          className={cx(styles.more, courses.length <= foldedSize && styles.phoneOnly)}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('courses.less') : t('courses.more')}
        </Button>
      )}
    </>
  );
}
