import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { QuestionList } from '@/shared/ui/content/QuestionList';
import { Section } from '@/shared/ui/layout/Section';

/** Frequently asked questions about the course. */
export function Questions({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  return (
    <Section title={t('tabs.questions')}>
      <QuestionList questions={course.faq} />
    </Section>
  );
}
