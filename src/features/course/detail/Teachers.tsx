import { useTranslation } from 'react-i18next';
import { TeacherList } from '@/domain/instructor/TeacherList';
import type { Course } from '@/shared/entities/course';
import { Section } from '@/shared/ui/layout/Section';

/** The course's teachers, with their other courses. */
export function Teachers({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  return (
    <Section title={t('tabs.instructor')}>
      <TeacherList teachers={course.instructors} />
    </Section>
  );
}
