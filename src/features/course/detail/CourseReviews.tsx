import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { Reviews } from '@/shared/ui/content/Reviews';
import { Section } from '@/shared/ui/layout/Section';

/** Shows the average rating, reviews by the course's students, and testimonials. */
export function CourseReviews({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { averageRate, ratingCount, ratings, feedbacks } = course;
  return (
    <Section title={t('tabs.review')}>
      <Reviews
        average={averageRate}
        count={ratingCount > 0 ? t('review.count', { count: ratingCount }) : undefined}
        starsLabel={(stars) => t('review.stars', { stars })}
        groups={[
          { title: t('review.feedbacks'), items: feedbacks },
          { title: t('review.ratings'), items: ratings },
        ]}
      />
    </Section>
  );
}
