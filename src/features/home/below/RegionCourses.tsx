import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { useFilter } from '@/domain/catalogue/useFilter';
import { regionCourses, selectRegionCourses } from '@/domain/course/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { CourseCard } from '@/shared/entities/course';
import { courseOwnership } from '@/shared/entities/ownership';
import type { Elements } from '@/shared/ui/elements';
import { CourseRail, courseSkeletons } from './CourseRail';
import { NoCourses } from './NoCourses';

/** Returns as many courses as the list has, those of the region's home content first. */
function withChosenFirst(list: readonly CourseCard[], chosen: readonly CourseCard[]): readonly CourseCard[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return [...chosen, ...list.filter(({ id }) => !ids.has(id))].slice(0, list.length);
}

/** Members find their own courses above and in My learning. */
function withOwnedLast(list: readonly CourseCard[]): readonly CourseCard[] {
  const isOwned = (course: CourseCard) => courseOwnership(course) !== null;
  return [...list.filter((course) => !isOwned(course)), ...list.filter(isOwned)];
}

/** The region's courses, without a filter in the order of its home content. */
export function RegionCourses({ frame }: { frame: (content: Elements) => Elements }) {
  const { t } = useTranslation('home');
  const state = useSelector(selectRegionCourses);
  const chosen = useSelector(selectHomeContent).data?.courses ?? [];
  const { isFiltered } = useFilter();
  return (
    <FetchBlock
      state={state}
      actions={regionCourses}
      isEmpty={(list) => list.length === 0}
      empty={isFiltered ? <NoCourses /> : null}
      errorTitle={t('courses.error')}
      errorText={t('courses.errorText')}
      skeleton={courseSkeletons}
      frame={frame}
    >
      {(list) => <CourseRail courses={withOwnedLast(isFiltered ? list : withChosenFirst(list, chosen))} />}
    </FetchBlock>
  );
}
