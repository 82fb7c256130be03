import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type FoundList, foundInBlock } from '@/domain/catalogue/found';
import { homeTopicsSize, selectHomeTopics } from '@/domain/class/state';
import { groupCoursesSelectors, selectRegionCourses } from '@/domain/course/state';
import { instructorsDuck } from '@/domain/instructor/saga';
import { promotionsDuck } from '@/domain/promotion/saga';
import { selectRegion } from '@/platform/locale/state';
import { selectLoggedIn } from '@/platform/session/state';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '@/shared/ui/cx';
import { enterBelow } from '../enter';
import { type HomeFlow, homeFlow } from '../flow';
import { selectGroupQuery } from '../queries';
import { homeDuck } from '../saga';
import { GuestBelow } from './GuestBelow';
import styles from './HomeBelow.module.css';
import { LevelFilter } from './LevelFilter';
import { MemberBelow } from './MemberBelow';
import { News } from './News';

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
  const isMember = useSelector(selectLoggedIn) && isHydrated;
  const flow = homeFlow(useSelector(selectRegion));
  const found = useFound(flow);
  const filter = <LevelFilter lists={found} />;
  return (
    <div className={cx('rendersNear', styles.all, !isHydrated && styles.waiting, isMember && styles.member)}>
      {isMember ? (
        <MemberBelow flow={flow} filter={filter} news={<News heading={t('hero.title')} />} />
      ) : (
        <GuestBelow flow={flow} filter={filter} />
      )}
    </div>
  );
}
