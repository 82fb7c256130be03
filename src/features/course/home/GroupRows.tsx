import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { selectRowGroups } from '@/domain/catalogue/selectors';
import { CourseItem } from '@/domain/course/CourseItem';
import { allCoursesSelectors, type CoursesSlice, courseId, groupRows, selectGroupRows } from '@/domain/course/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
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

/** Rows before the others are asked for. */
const firstRows = 3;

/** Returns the courses with those that are above at the end, and after them those that the student has, each in the server's order. */
function sortFreshFirst(courses: readonly CourseCard[], above: ReadonlySet<number>): CourseCard[] {
  const placeOf = (course: CourseCard) => (courseOwnership(course) !== null ? 2 : Number(above.has(course.id)));
  return [0, 1, 2].flatMap((place) => courses.filter((course) => placeOf(course) === place));
}

interface RowCardsProps {
  courses: readonly CourseCard[];
  /** The groups of the rows above. */
  groupsAbove: readonly CourseGroup[];
}

/**
 * The courses of a row. Their order is that of the moment at which they came: what loads above them later moves none that is
 * read.
 */
function RowCards({ courses, groupsAbove }: RowCardsProps) {
  const { getState } = useStore<CoursesSlice>();
  const sort = () => {
    const root = getState();
    const rowsAbove = groupsAbove.flatMap(({ id }) => slotState(selectGroupRows(root), id).data ?? []);
    const above = [...allCoursesSelectors.selectItems(root), ...rowsAbove].map(courseId);
    return { courses, sorted: sortFreshFirst(courses, new Set(above)) };
  };
  const [order, setOrder] = useState(sort);
  if (order.courses !== courses) setOrder(sort);
  const cards = order.sorted.map((course) => (
    <li key={course.id}>
      <CourseItem item={course} />
    </li>
  ));
  return cards.length > 2 ? <Rail>{cards}</Rail> : <Grid count={cards.length}>{cards}</Grid>;
}

interface GroupRowProps {
  group: CourseGroup;
  groupsAbove: readonly CourseGroup[];
}

function GroupRow({ group: { id, title, name, description }, groupsAbove }: GroupRowProps) {
  const { t } = useTranslation('courses');
  const state = slotState(useSelector(selectGroupRows), id);
  const all = useHrefTo()(paths.courseGroup(id));
  return (
    <FetchBlock
      state={state}
      actions={groupRows}
      isEmpty={(courses) => courses.length === 0}
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
      {(courses) => <RowCards {...{ courses, groupsAbove }} />}
    </FetchBlock>
  );
}

/**
 * A row with the first courses of each course group; groups without results are left out. After the first rows, a button
 * shows the others.
 */
export function GroupRows() {
  const { t } = useTranslation('common');
  const [areAllShown, setAllShown] = useState(false);
  const groups = useSelector(selectRowGroups);
  const shown = areAllShown ? groups : groups.slice(0, firstRows);
  return (
    <>
      {shown.map((group, index) => (
        <GroupRow key={group.id} group={group} groupsAbove={shown.slice(0, index)} />
      ))}
      {groups.length > shown.length && (
        <div className={styles.allRows}>
          <Button variant="outline" onClick={() => setAllShown(true)}>
            {t('filters.allGroups')}
          </Button>
        </div>
      )}
    </>
  );
}
