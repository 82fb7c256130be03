import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { type FoundList, foundInBlock } from '@/domain/catalogue/found';
import { homeTopicsSize, selectHomeTopics } from '@/domain/class/state';
import { groupCoursesSelectors, selectRegionCourses } from '@/domain/course/state';
import { instructorsDuck } from '@/domain/instructor/saga';
import { PageNews } from '@/domain/promotion/PageNews';
import { promotionsDuck } from '@/domain/promotion/saga';
import { Upsell } from '@/domain/promotion/Upsell';
import { selectRegion } from '@/platform/locale/state';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '@/shared/ui/cx';
import { enterBelow } from '../enter';
import { type HomeFlow, homeFlow } from '../flow';
import { selectGroupQuery } from '../queries';
import { homeDuck } from '../saga';
import { Bundles } from './Bundles';
import { Courses } from './Courses';
import { FreeCourses, FreeLiveTopics } from './FreeLists';
import { HeroSections } from './HeroSections';
import styles from './HomeBelow.module.css';
import { LiveClasses } from './LiveClasses';
import { Offerings } from './Offerings';
import { Posts } from './Posts';
import { RegularClasses } from './RegularClasses';
import { Teachers } from './Teachers';

export const ducks = [homeDuck, instructorsDuck, promotionsDuck];

export const enter = enterBelow;

/** Returns what the filter has found, in the order of the page. */
function useFound({ regularClassFirst, courseSize }: HomeFlow): FoundList[] {
  const inGroup = useSelector(selectGroupQuery) !== null;
  const group = useSelector(groupCoursesSelectors.selectFound);
  const region = foundInBlock(useSelector(selectRegionCourses), courseSize);
  const classes = { kind: 'classes', found: foundInBlock(useSelector(selectHomeTopics), homeTopicsSize) } as const;
  const courses = { kind: 'courses', found: inGroup ? group : region } as const;
  return regularClassFirst ? [classes, courses] : [courses, classes];
}

/** The home page below its first screen: the region's content, filtered by the visitor. */
export default function HomeBelow() {
  const { t } = useTranslation('home');
  const isHydrated = useHydrated();
  const flow = homeFlow(useSelector(selectRegion));
  const found = useFound(flow);
  const news = (
    <PageNews page="home">
      <HeroSections heading={t('hero.title')} />
    </PageNews>
  );
  return (
    <div className={cx('rendersNear', styles.all, !isHydrated && styles.waiting)}>
      <div className={styles.filters}>
        <FilterBar groups lists={found} quiet />
      </div>
      {flow.regularClassFirst ? <LiveClasses /> : <Courses />}
      <Offerings />
      {news}
      {!flow.regularClassFirst && <LiveClasses />}
      <RegularClasses />
      {flow.regularClassFirst && <Courses />}
      <Bundles />
      <Upsell page="home" />
      <FreeCourses />
      <FreeLiveTopics />
      <Teachers />
      <Posts />
    </div>
  );
}
