import { useTranslation } from 'react-i18next';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { keyReviews } from '@/shared/entities/reviews';
import { CheckList } from '@/shared/ui/content/CheckList';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { FewReviews } from '@/shared/ui/content/Reviews';
import { RichText } from '@/shared/ui/content/RichText';
import { Section } from '@/shared/ui/layout/Section';
import { leadOf } from '../lead';
import { BeforeEnrolling } from './BeforeEnrolling';
import { LatestReplay, NextLessons } from './NextLesson';
import { SessionLanterns } from './SessionLanterns';
import { TopicInstructors } from './TopicInstructors';
import type { TopicTabKey } from './tabs';

interface OverviewProps {
  topic: LiveTopic;
  openTab: (key: TopicTabKey) => void;
}

/**
 * The sessions as lanterns, the next ones and the latest replay, a description that is too long for the header, how it
 * works, what is included, what one asks before enrolling, the teachers, and some students' words.
 */
export function Overview({ topic, openTab }: OverviewProps) {
  const { t } = useTranslation('topic');
  const { description, contentFeatures, detailInfo, instructors } = topic;
  return (
    <>
      <SessionLanterns topic={topic} />
      <NextLessons topic={topic} />
      <LatestReplay topic={topic} />
      {description && !leadOf(description).isWhole && (
        <ReadMore>
          <RichText html={description} />
        </ReadMore>
      )}
      {detailInfo.trim() && (
        <Section title={t('overview.detail')}>
          <RichText html={detailInfo} />
        </Section>
      )}
      {contentFeatures.length > 0 && (
        <Section title={t('overview.features')}>
          <CheckList items={contentFeatures} />
        </Section>
      )}
      <BeforeEnrolling topic={topic} />
      {instructors.length > 0 && <TopicInstructors topic={topic} />}
      <FewReviews
        title={t('reviews.list')}
        average={topic.averageRate}
        count={topic.ratingCount > 0 ? t('reviews.count', { count: topic.ratingCount }) : undefined}
        items={keyReviews(topic.ratings)}
        starsLabel={(stars) => t('reviews.stars', { stars })}
        more={t('reviews.all')}
        onMore={() => openTab('ratings')}
      />
    </>
  );
}
