import { useTranslation } from 'react-i18next';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { keyReviews } from '@/shared/entities/reviews';
import { Reviews } from '@/shared/ui/content/Reviews';
import { Section } from '@/shared/ui/layout/Section';

/** The average rating, and reviews by students of the class. */
export function TopicReviews({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { averageRate, ratingCount, ratings } = topic;
  return (
    <Section title={t('tabs.ratings')}>
      <Reviews
        average={averageRate}
        count={ratingCount > 0 ? t('reviews.count', { count: ratingCount }) : undefined}
        starsLabel={(stars) => t('reviews.stars', { stars })}
        items={keyReviews(ratings)}
      />
    </Section>
  );
}
