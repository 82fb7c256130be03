import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ClearFilters } from '@/domain/catalogue/ClearFilters';
import { useFilter } from '@/domain/catalogue/useFilter';
import { useFilterWords } from '@/domain/catalogue/useFilterWords';
import { CourseItem } from '@/domain/course/CourseItem';
import { allCourses, allCoursesSelectors, courseId, coursesSize, selectAllCoursesHead } from '@/domain/course/state';
import { type Grouping, groupHeadId } from '@/platform/lists/GroupedItems';
import { PagedList } from '@/platform/lists/PagedList';
import type { CourseCard } from '@/shared/entities/course';
import { plainText } from '@/shared/lib/plainText';
import { Button } from '@/shared/ui/actions/Button';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import styles from './CourseHome.module.css';
import { leadGroupChosen, leadGroupShown, selectScrollTo } from './state';

const keyOf = ({ leadGroup }: CourseCard) => String(leadGroup?.id ?? '');

function LeadGroupHead({ first, id }: { first: CourseCard; id: string }) {
  const { t } = useTranslation('courses');
  return (
    <h3 id={id} className={styles.leadGroup} tabIndex={-1}>
      {first.leadGroup?.name || t('all.other')}
    </h3>
  );
}

const byLeadGroup: Grouping<CourseCard> = { keyOf, Head: LeadGroupHead };
const Course = ({ item }: { item: CourseCard }) => <CourseItem item={item} headingLevel={4} />;

/** Links to the lead groups of the list; pages up to the chosen one are loaded first. */
function LeadGroups() {
  const { t } = useTranslation('courses');
  const dispatch = useDispatch();
  const { leadGroups } = useSelector(selectAllCoursesHead);
  const scrollTo = useSelector(selectScrollTo);

  useEffect(() => {
    if (scrollTo === null) return;
    const head = document.getElementById(groupHeadId(String(scrollTo)));
    head?.scrollIntoView();
    head?.focus({ preventScroll: true });
    dispatch(leadGroupShown());
  }, [scrollTo, dispatch]);

  if (leadGroups.length < 2) return null;
  return (
    <nav aria-label={t('all.leadGroups')} className={styles.leadGroups}>
      {leadGroups.map(({ id, name }) => (
        <Button key={id} variant="soft" onClick={() => dispatch(leadGroupChosen(id))}>
          {name}
        </Button>
      ))}
    </nav>
  );
}

/** All courses by lead group, with the list's title from the server. */
export function AllCourses() {
  const { t } = useTranslation('courses');
  const { courseGroup } = useSelector(selectAllCoursesHead);
  const { isFiltered } = useFilter();
  const filter = useFilterWords();
  return (
    <Section
      title={courseGroup?.name || courseGroup?.title || t('all.title')}
      sub={plainText(courseGroup?.description ?? '') || undefined}
    >
      <LeadGroups />
      <PagedList
        actions={allCourses}
        selectors={allCoursesSelectors}
        idOf={courseId}
        Item={Course}
        layout="course"
        grouping={byLeadGroup}
        skeleton={<CardSkeletons kind="course" count={coursesSize} layout="course" />}
        empty={
          <EmptyState
            boxed
            title={t('all.emptyTitle')}
            text={isFiltered ? t('all.emptyFilter', { filter }) : t('all.empty')}
            {...(isFiltered ? { action: <ClearFilters /> } : {})}
          />
        }
        errorTitle={t('all.error')}
        errorText={t('all.errorText')}
      />
    </Section>
  );
}
