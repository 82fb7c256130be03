import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { hydrateLater } from '@/shared/lib/hydrateLater';
import { DetailTabs } from '@/shared/ui/detail/DetailTabs';
import { Lessons } from './Lessons';
import { Overview } from './Overview';
import { ScheduledLessons } from './ScheduledLessons';
import { Syllabus } from './Syllabus';
import { TopicInstructors } from './TopicInstructors';
import { TopicMaterials } from './TopicMaterials';
import { TopicQuestions } from './TopicQuestions';
import { TopicReviews } from './TopicReviews';
import { type TopicTabKey, topicTabs } from './tabs';

interface PanelProps {
  topic: LiveTopic;
  openTab: (key: TopicTabKey) => void;
}

const panels: Readonly<Record<TopicTabKey, ComponentType<PanelProps>>> = {
  overview: Overview,
  lessons: Lessons,
  scheduledLessons: ScheduledLessons,
  syllabus: Syllabus,
  materials: TopicMaterials,
  instructors: TopicInstructors,
  ratings: TopicReviews,
  faq: TopicQuestions,
};

/** The tabs of a class page. */
export const TopicTabs = hydrateLater(function TopicTabs({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const tabs = useMemo(() => topicTabs(topic), [topic]);
  return (
    <DetailTabs
      label={t('tabs.label')}
      items={tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.key}`, { count: topic.instructors.length }) }))}
    >
      {(key, openTab) => {
        const Panel = panels[key];
        return <Panel {...{ topic, openTab }} />;
      }}
    </DetailTabs>
  );
});
