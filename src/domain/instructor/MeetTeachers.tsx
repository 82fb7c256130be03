import { useSelector } from 'react-redux';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { InstructorItem } from './InstructorItem';
import { homeInstructors, homeInstructorsSize, selectHomeInstructors } from './state';

interface MeetTeachersProps {
  title: string;
  /** "We couldn't load teachers". */
  errorTitle: string;
  seeAll: string;
}

/**
 * Shows a row of teachers with a link to all of them. The page provides the duck `instructors` and requests
 * `homeInstructors`.
 */
export function MeetTeachers({ title, errorTitle, seeAll }: MeetTeachersProps) {
  const state = useSelector(selectHomeInstructors);
  const all = useLocalePath()(paths.instructors('all'));
  return (
    <FetchBlock
      state={state}
      actions={homeInstructors}
      isEmpty={(list) => list.length === 0}
      errorTitle={errorTitle}
      skeleton={<CardSkeletons kind="instructor" count={homeInstructorsSize} layout="people5" />}
      frame={(content) => (
        <Section title={title} more={{ href: all, label: seeAll }}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="people5">
          {list.map((teacher) => (
            <li key={teacher.id}>
              <InstructorItem item={teacher} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
