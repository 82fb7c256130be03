import { useTranslation } from 'react-i18next';
import { useRestoredOpen } from '@/platform/navigation/useRestoredOpen';
import type { Course } from '@/shared/entities/course';
import { computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { Button } from '@/shared/ui/actions/Button';
import { Section } from '@/shared/ui/layout/Section';
import { LessonList } from '../lesson/LessonList';
import { listedLessons } from '../lessons';
import styles from './CoursePage.module.css';
import { useCourseSize } from './useCourseSize';

/** Number of lessons shown initially. */
const shortList = 8;

/** The lessons of the course; how many of them are free is said first. */
export function Lessons({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const [all, setAll] = useRestoredOpen('lessons');
  const lessons = listedLessons(course);
  const shown = all ? lessons : lessons.slice(0, shortList);
  const size = useCourseSize()(course);
  const free = isPurchased(course)
    ? 0
    : lessons.filter((lesson) => computeCourseLessonState(lesson, false).isPlayable).length;
  const isSold = free < lessons.length;
  return (
    <Section
      title={t('tabs.lessons')}
      {...(free > 0 && isSold ? { sub: t('lesson.freeCount', { count: free }) } : {})}
      aside={<p className={styles.aside}>{size}</p>}
      id="lessons"
      className={styles.part}
    >
      {lessons.length === 0 ? (
        <p className={styles.none}>{t('noLessons')}</p>
      ) : (
        <LessonList filmed={isSold} course={course} lessons={shown} />
      )}
      {shown.length < lessons.length && (
        <>
          <noscript>
            <LessonList course={course} lessons={lessons.slice(shortList)} before={shortList} />
          </noscript>
          <Button variant="outline" className={styles.showAll} onClick={() => setAll(true)}>
            {t('showAll', { count: lessons.length })}
          </Button>
        </>
      )}
    </Section>
  );
}
