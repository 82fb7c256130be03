import { useTranslation } from 'react-i18next';
import { useRestoredOpen } from '@/platform/navigation/useRestoredOpen';
import type { Course } from '@/shared/entities/course';
import { isPurchased } from '@/shared/entities/enrolment';
import { Button } from '@/shared/ui/actions/Button';
import { CheckList } from '@/shared/ui/content/CheckList';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { FewReviews } from '@/shared/ui/content/Reviews';
import { RichText } from '@/shared/ui/content/RichText';
import { Section } from '@/shared/ui/layout/Section';
import { Announcements } from '../announcements/Announcements';
import { LessonList } from '../lesson/LessonList';
import { listedLessons } from '../lessons';
import styles from './CoursePage.module.css';
import type { CourseTabKey } from './tabs';
import { useCourseSize } from './useCourseSize';

/** Number of lessons shown initially. */
const shortList = 8;

interface AboutProps {
  course: Course;
  openTab: (key: CourseTabKey) => void;
}

/** Describes the course, what is learned and its lessons, and shows some reviews; owners see its announcements first. */
export function About({ course, openTab }: AboutProps) {
  const { t } = useTranslation('course');
  const points = course.content?.highlights.map(({ content }) => content) ?? [];
  const isOwner = isPurchased(course);
  const news = <Announcements courseId={course.id} />;
  return (
    <>
      {isOwner && news}
      {course.description && (
        <ReadMore>
          <RichText html={course.description} />
        </ReadMore>
      )}
      {points.length > 0 && (
        <Section title={t('highlights')}>
          <CheckList items={points} />
        </Section>
      )}
      <Lessons course={course} />
      <FewReviews
        title={t('review.ratings')}
        average={course.averageRate}
        count={course.ratingCount > 0 ? t('review.count', { count: course.ratingCount }) : undefined}
        items={course.ratings}
        starsLabel={(stars) => t('review.stars', { stars })}
        more={t('review.all')}
        onMore={() => openTab('review')}
      />
      {!isOwner && news}
    </>
  );
}

function Lessons({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const [all, setAll] = useRestoredOpen('lessons');
  const lessons = listedLessons(course);
  const shown = all ? lessons : lessons.slice(0, shortList);
  const size = useCourseSize()(course);
  return (
    <Section title={t('lessonsTitle')} aside={<p className={styles.aside}>{size}</p>} id="lessons">
      {lessons.length === 0 ? (
        <p className={styles.none}>{t('noLessons')}</p>
      ) : (
        <LessonList course={course} lessons={shown} />
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
