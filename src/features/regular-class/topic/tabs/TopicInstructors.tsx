import { useTranslation } from 'react-i18next';
import { InstructorList } from '@/domain/instructor/InstructorList';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Section } from '@/shared/ui/layout/Section';

/** The teachers of the class. */
export function TopicInstructors({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  return (
    <Section title={t('tabs.instructors', { count: topic.instructors.length })}>
      <InstructorList teachers={topic.instructors} />
    </Section>
  );
}
