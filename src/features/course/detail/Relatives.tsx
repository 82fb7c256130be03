import { useTranslation } from 'react-i18next';
import { CourseItem } from '@/domain/course/CourseItem';
import type { Course } from '@/shared/entities/course';
import { hydrateLater } from '@/shared/lib/hydrateLater';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';

/** Related courses. */
export const Relatives = hydrateLater(function Relatives({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const others = course.relativeCourses.filter(({ id }) => id !== course.id);
  if (others.length === 0) return null;
  return (
    <Section title={t('relatives')}>
      <Rail>
        {others.map((item) => (
          <li key={item.id}>
            <CourseItem item={item} />
          </li>
        ))}
      </Rail>
    </Section>
  );
});
