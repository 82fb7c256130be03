import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { paths } from '@/shared/routing/paths';
import type { Elements } from '@/shared/ui/elements';
import { Section } from '@/shared/ui/layout/Section';
import { coursesId } from '../anchors';
import { selectGroupQuery } from '../queries';
import { GroupCourses } from './GroupCourses';
import { RegionCourses } from './RegionCourses';

interface CoursesProps {
  /** Default: "Recorded courses". */
  title?: string;
  /** Beside the title. */
  aside?: Elements;
}

/** The region's courses, or those of the chosen course group. */
export function Courses({ title: own, aside }: CoursesProps) {
  const { t } = useTranslation('home');
  const group = useSelector(selectGroupQuery);
  const all = useHrefTo()(group ? paths.courseGroup(group.groupId) : paths.courses());
  const frame = (content: Elements, title = own ?? t('courses.title')) => (
    <Section id={coursesId} title={title} aside={aside} {...(all ? { more: { href: all, label: t('seeAll') } } : {})}>
      {content}
    </Section>
  );
  return group ? <GroupCourses frame={frame} /> : <RegionCourses frame={frame} />;
}
