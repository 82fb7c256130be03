import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InstructorList } from '@/domain/instructor/InstructorList';
import type { Course } from '@/shared/entities/course';
import { isPurchased } from '@/shared/entities/enrolment';
import { mergeReviews } from '@/shared/entities/reviews';
import { hydrateLater } from '@/shared/lib/hydrateLater';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';
import { QuestionList } from '@/shared/ui/content/QuestionList';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { Reviews } from '@/shared/ui/content/Reviews';
import { RichText } from '@/shared/ui/content/RichText';
import { cx } from '@/shared/ui/cx';
import { AnchorTabs } from '@/shared/ui/detail/AnchorTabs';
import { Section } from '@/shared/ui/layout/Section';
import { Announcements } from '../announcements/Announcements';
import styles from './CoursePage.module.css';
import { KeyPoints } from './KeyPoints';
import { Lessons } from './Lessons';
import { Materials } from './Materials';
import { Schedule } from './Schedule';
import { courseTabs, findPart } from './tabs';

/** All parts of a course page, one below the other, with tabs that lead to them. */
export const CourseParts = hydrateLater(function CourseParts({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const tabs = useMemo(() => courseTabs(course), [course]);
  const has = new Set(tabs.map(({ key }) => key));
  const teachers = course.instructors.length;
  const isOwner = isPurchased(course);
  const news = <Announcements courseId={course.id} />;
  const named = findPart(new URLSearchParams(useHydratedLocation().search).get('tab'));

  useEffect(() => {
    if (named !== null && named !== 'about') document.getElementById(named)?.scrollIntoView();
  }, [named]);

  return (
    <>
      <AnchorTabs
        label={t('tabs.label')}
        items={tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.key}`, { count: teachers }) }))}
      />
      <div id="about" className={cx(styles.part, styles.first)}>
        {isOwner && news}
        <h2 className="srOnly">{t('tabs.about')}</h2>
        <KeyPoints course={course} />
        <About course={course} />
      </div>
      <Lessons course={course} />
      <Schedule course={course} />
      {has.has('materials') && (
        <div id="materials" className={styles.part}>
          <Materials course={course} />
        </div>
      )}
      {has.has('instructor') && (
        <Section id="instructor" className={styles.part} title={t('tabs.instructor', { count: teachers })}>
          <InstructorList teachers={course.instructors} />
        </Section>
      )}
      {has.has('review') && (
        <Section id="review" className={styles.part} title={t('tabs.review')}>
          <CourseReviews course={course} />
        </Section>
      )}
      {has.has('questions') && (
        <Section id="questions" className={styles.part} title={t('tabs.questions')}>
          <QuestionList questions={course.faq} />
        </Section>
      )}
      {!isOwner && news}
    </>
  );
});

function About({ course: { description, detailInfo } }: { course: Course }) {
  if (!description && !detailInfo.trim()) return null;
  return (
    <ReadMore lines={10} className={styles.about}>
      {description && <RichText html={description} />}
      {detailInfo.trim() && <RichText className={styles.summary} html={detailInfo} />}
    </ReadMore>
  );
}

/** The average, the chosen reviews, then those of students. */
function CourseReviews({ course: { averageRate, ratingCount, ratings, feedbacks } }: { course: Course }) {
  const { t } = useTranslation('course');
  return (
    <Reviews
      average={averageRate}
      count={ratingCount > 0 ? t('reviews.count', { count: ratingCount }) : undefined}
      starsLabel={(stars) => t('reviews.stars', { stars })}
      items={mergeReviews(feedbacks, ratings)}
      more={t('reviews.all')}
    />
  );
}
