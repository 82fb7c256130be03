import { useTranslation } from 'react-i18next';
import { TeacherList } from '@/domain/instructor/TeacherList';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Section } from '@/shared/ui/layout/Section';

/** The teachers of the class. */
export function TopicTeachers({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  return (
    <Section title={t('tabs.instructors')}>
      <TeacherList teachers={topic.instructors} />
    </Section>
  );
}
