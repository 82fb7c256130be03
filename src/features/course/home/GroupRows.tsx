import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectRowGroups } from '@/domain/catalogue/selectors';
import { CourseItem } from '@/domain/course/CourseItem';
import { groupRows, selectGroupRows } from '@/domain/course/state';
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

/** Returns the courses with those that the student has at the end, each in the server's order. */
const ownedLast = (courses: readonly CourseCard[]) => [
  ...courses.filter((course) => courseOwnership(course) === null),
  ...courses.filter((course) => courseOwnership(course) !== null),
];

function GroupRow({ group: { id, title, name, description } }: { group: CourseGroup }) {
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
      {(courses) => {
        const cards = ownedLast(courses).map((course) => (
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
      {shown.map((group) => (
        <GroupRow key={group.id} group={group} />
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
