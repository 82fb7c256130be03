import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';
import { CourseItem } from '@/domain/course/CourseItem';
import { allCourses, allCoursesSelectors, courseId, coursesSize, selectAllCoursesHead } from '@/domain/course/state';
import { CampaignLinks } from '@/domain/promotion/CampaignLinks';
import { PageNews } from '@/domain/promotion/PageNews';
import { type Grouping, groupHeadId, type ItemComponent } from '@/platform/lists/GroupedItems';
import { PagedList } from '@/platform/lists/PagedList';
import type { Named } from '@/shared/entities/common';
import type { CourseCard } from '@/shared/entities/course';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Label } from '@/shared/ui/content/Label';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import { useScrollToFocus } from '@/shared/ui/layout/scrollIntoView';
import styles from './AllCourses.module.css';
import { leadGroupChosen, leadGroupShown, selectScrollTo, selectSoughtGroup } from './state';

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
const Course: ItemComponent<CourseCard> = (props) => <CourseItem {...props} headingLevel={4} />;

/** Below the first group of courses. Created once, since the list's parts rerender only when their props change. */
const news = (
  <PageNews page="course">
    <CampaignLinks kind="course" />
  </PageNews>
);

/** The first courses, until they have loaded. */
const skeleton = (
  <div className={styles.skeleton}>
    <Skeleton>
      <p className={cx(styles.leadGroup, styles.leadGroupSkeleton)}>
        <Bar width={30} />
      </p>
    </Skeleton>
    <CardSkeletons kind="course" count={coursesSize} layout="course" />
    {news}
  </div>
);

interface LeadGroupLinkProps {
  group: Named;
}

/** A link to a lead group of the list. */
function LeadGroupLink({ group: { id, name } }: LeadGroupLinkProps) {
  const dispatch = useDispatch();
  const sought = useSelector(selectSoughtGroup);
  return (
    <button
      type="button"
      className={styles.part}
      aria-busy={id === sought}
      onClick={() => dispatch(leadGroupChosen(id))}
    >
      <Label>{name}</Label>
      <Icon icon={ArrowDown} size={16} />
    </button>
  );
}

/** Links to the lead groups of the list, in one row; pages up to the chosen one are loaded first. */
export function LeadGroups() {
  const { t } = useTranslation('courses');
  const dispatch = useDispatch();
  const row = useRef<HTMLElement>(null);
  const { leadGroups } = useSelector(selectAllCoursesHead);
  const isLoading = useSelector(allCoursesSelectors.selectDisplayState) === 'LOADING';
  const scrollTo = useSelector(selectScrollTo);
  useScrollToFocus(row);

  useEffect(() => {
    if (scrollTo === null) return;
    const head = document.getElementById(groupHeadId(String(scrollTo)));
    head?.scrollIntoView();
    head?.focus({ preventScroll: true });
    dispatch(leadGroupShown());
  }, [scrollTo, dispatch]);

  if (leadGroups.length === 0 && isLoading)
    return (
      <Skeleton className={styles.leadGroups}>
        <Block className={styles.leadGroupsSkeleton} />
      </Skeleton>
    );
  if (leadGroups.length < 2) return null;
  return (
    <nav ref={row} aria-label={t('all.leadGroups')} className={styles.leadGroups}>
      <div className={styles.parts}>
        {leadGroups.map((group) => (
          <LeadGroupLink key={group.id} group={group} />
        ))}
      </div>
    </nav>
  );
}

/** Links to the lead groups of which no course has loaded yet, where they follow. */
function GroupsToCome() {
  const { leadGroups } = useSelector(selectAllCoursesHead);
  const courses = useSelector(allCoursesSelectors.selectItems);
  const { hasMorePage } = useSelector(allCoursesSelectors.selectPaging);
  const shown = new Set(courses.map(({ leadGroup }) => leadGroup?.id));
  const toCome = leadGroups.filter(({ id }) => !shown.has(id));
  if (!hasMorePage || courses.length === 0 || toCome.length === 0) return null;
  return (
    <div className={styles.toCome}>
      {toCome.map((group) => (
        <LeadGroupLink key={group.id} group={group} />
      ))}
    </div>
  );
}

/** All courses by lead group; the list's title from the server is for screen readers. */
export function AllCourses() {
  const { t } = useTranslation('courses');
  const { courseGroup } = useSelector(selectAllCoursesHead);
  return (
    <Section quiet title={courseGroup?.name || courseGroup?.title || t('all.title')}>
      <PagedList
        actions={allCourses}
        selectors={allCoursesSelectors}
        idOf={courseId}
        Item={Course}
        layout="course"
        grouping={byLeadGroup}
        skeleton={skeleton}
        inset={news}
        empty={
          <NothingMatches
            title={t('all.emptyTitle')}
            filteredText={(filter) => t(`all.emptyFilter.${filter.key}`, { ...filter })}
            text={t('all.empty')}
          />
        }
        errorTitle={t('all.error')}
        errorText={t('all.errorText')}
      />
      <GroupsToCome />
    </Section>
  );
}
