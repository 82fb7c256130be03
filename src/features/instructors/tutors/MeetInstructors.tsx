import { useSelector } from 'react-redux';
import { InstructorItem } from '@/domain/instructor/InstructorItem';
import { homeInstructors, homeInstructorsSize, selectHomeInstructors } from '@/domain/instructor/state';
import { CardSection } from '@/platform/lists/CardSection';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';

interface MeetInstructorsProps {
  title: string;
  /** "We couldn't load teachers". */
  errorTitle: string;
  seeAll: string;
}

/**
 * Shows a row of teachers with a link to all of them. The page provides the duck `instructors` and requests
 * `homeInstructors`.
 */
export function MeetInstructors({ title, errorTitle, seeAll }: MeetInstructorsProps) {
  const state = useSelector(selectHomeInstructors);
  const all = useLocalePath()(paths.instructors('all'));
  return (
    <CardSection
      title={title}
      more={{ href: all, label: seeAll }}
      state={state}
      actions={homeInstructors}
      layout="people5"
      skeleton={{ kind: 'instructor', count: homeInstructorsSize }}
      errorTitle={errorTitle}
      idOf={({ id }) => id}
    >
      {(teacher) => <InstructorItem item={teacher} />}
    </CardSection>
  );
}
