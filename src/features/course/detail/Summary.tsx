import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { RichText } from '@/shared/ui/content/RichText';
import { Section } from '@/shared/ui/layout/Section';

/** The detailed description of the course. */
export function Summary({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  return (
    <Section title={t('tabs.summary')}>
      <RichText html={course.detailInfo} />
    </Section>
  );
}
