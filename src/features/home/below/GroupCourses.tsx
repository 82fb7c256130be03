import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelectedCourseGroup } from '@/domain/catalogue/selectors';
import { groupCourses, groupCoursesSelectors } from '@/domain/course/state';
import { ErrorState } from '@/shared/ui/content/State';
import type { Elements } from '@/shared/ui/elements';
import { CourseRail, courseSkeletons } from './CourseRail';
import { NoCourses } from './NoCourses';

/** The first page of the chosen group's courses; the group's own page lists them all. */
export function GroupCourses({ frame }: { frame: (content: Elements, title?: string) => Elements }) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const display = useSelector(groupCoursesSelectors.selectDisplayState);
  const courses = useSelector(groupCoursesSelectors.selectItems);
  const group = useSelector(selectSelectedCourseGroup);
  const content = {
    LOADING: () => courseSkeletons,
    EMPTY: () => <NoCourses />,
    READY: () => <CourseRail courses={courses} />,
    ERROR: () => (
      <ErrorState
        boxed
        title={t('courses.error')}
        text={t('courses.errorText')}
        onRetry={() => dispatch(groupCourses.retry())}
      />
    ),
  };
  return frame(content[display](), group ? group.title || group.name : undefined);
}
