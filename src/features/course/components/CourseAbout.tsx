import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Button } from '@/shared/ui/actions/Button';
import { Picture } from '@/shared/ui/content/Picture';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';
import { Section } from '@/shared/ui/layout/Section';
import { listedLessons } from '../lessons';
import styles from './CoursePage.module.css';
import { LessonList } from './LessonList';
import { useCourseSize } from './useCourseSize';

/** As many lessons as are shown at first. */
const shortList = 8;

export function CourseAbout({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const highlights = course.content?.highlights ?? [];
  return (
    <>
      {course.description && (
        <ReadMore>
          <RichText html={course.description} />
        </ReadMore>
      )}
      {highlights.length > 0 && (
        <Section title={t('highlights')}>
          <ul className={styles.highlights}>
            {highlights.map(({ iconUrl, content, description }) => (
              <li key={content}>
                <span className={styles.highlightIcon}>
                  <Picture src={safeImageUrl(iconUrl)} width={44} height={44} />
                </span>
                <div>
                  <h3>{content}</h3>
                  {description && <p>{description}</p>}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export function CourseLessons({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const [all, setAll] = useState(false);
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
        <Button variant="outline" className={styles.showAll} onClick={() => setAll(true)}>
          {t('showAll', { count: lessons.length })}
        </Button>
      )}
    </Section>
  );
}
