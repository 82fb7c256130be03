import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectRowGroups } from '@/domain/catalogue/selectors';
import { CourseItem } from '@/domain/course/CourseItem';
import { allCoursesSelectors, groupRows, selectGroupRows } from '@/domain/course/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { FetchState } from '@/shared/duck/fetch';
import { slotState } from '@/shared/duck/keyedFetch';
import type { CourseGroup } from '@/shared/entities/common';
import type { CourseCard } from '@/shared/entities/course';
import { courseOwnership } from '@/shared/entities/ownership';
import { plainText } from '@/shared/lib/plainText';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import styles from './AllCourses.module.css';
import { freshRows } from './freshRows';

/** Rows before the others are asked for. */
const firstRows = 3;

/** Returns the courses with those that the student has at the end, each in the server's order. */
const ownedLast = (courses: readonly CourseCard[]) => [
  ...courses.filter((course) => courseOwnership(course) === null),
  ...courses.filter((course) => courseOwnership(course) !== null),
];

interface GroupRowProps {
  group: CourseGroup;
  state: FetchState<CourseCard[]>;
  /** The courses to show, once they have loaded. */
  courses: readonly CourseCard[] | null;
}

function GroupRow({ group: { id, title, name, description }, state, courses }: GroupRowProps) {
  const { t } = useTranslation('courses');
  const all = useHrefTo()(paths.courseGroup(id));
  return (
    <FetchBlock
      state={state}
      actions={groupRows}
      isEmpty={() => false}
      errorTitle={t('all.error')}
      errorText={t('all.errorText')}
      skeleton={<CardSkeletons kind="course" count={4} layout="rail" />}
      frame={(content) => (
        <Section
          title={title || name}
          sub={plainText(description) || undefined}
          {...(all ? { more: { href: all, label: t('seeAll') } } : {})}
        >
          {content}
        </Section>
      )}
    >
      {(loaded) => {
        const cards = ownedLast(courses ?? loaded).map((course) => (
          <li key={course.id}>
            <CourseItem item={course} />
          </li>
        ));
        return cards.length > 2 ? <Rail>{cards}</Rail> : <Grid count={cards.length}>{cards}</Grid>;
      }}
    </FetchBlock>
  );
}

/**
 * A row with the first courses of each course group, without those that the page shows above it. Groups of which little
 * is left are left out, and a button shows all after the first ones.
 */
export function GroupRows() {
  const { t } = useTranslation('common');
  const [areAllShown, setAllShown] = useState(false);
  const groups = useSelector(selectRowGroups);
  const slots = useSelector(selectGroupRows);
  const listed = useSelector(allCoursesSelectors.selectItems);
  // Until it is known what the list shows, no row is: its cards would change.
  const isListLoading = useSelector(allCoursesSelectors.selectDisplayState) === 'LOADING';
  const rows = freshRows(
    groups.map(({ id }) => ({ id, courses: isListLoading ? null : slotState(slots, id).data })),
    listed.map(({ id }) => id),
  );
  const shown = areAllShown ? rows : rows.slice(0, firstRows);
  return (
    <>
      {shown.map(({ id, courses }) => {
        const group = groups.find((one) => one.id === id);
        const state = slotState(slots, id);
        const waiting = { status: 'loading', key: '', data: null, error: null } as const;
        return group && <GroupRow key={id} {...{ group, courses }} state={isListLoading ? waiting : state} />;
      })}
      {rows.length > shown.length && (
        <div className={styles.allRows}>
          <Button variant="outline" onClick={() => setAllShown(true)}>
            {t('filters.allGroups')}
          </Button>
        </div>
      )}
    </>
  );
}
