import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { freeCoursesSize, recommendedCourses, selectRecommendedCourses } from '@/domain/course/state';
import { CardSection } from '@/platform/lists/CardSection';

/** Free courses that the visitor is not enrolled in yet. */
export function Recommended() {
  const { t } = useTranslation('courses');
  return (
    <CardSection
      title={t('free.title')}
      sub={t('free.text')}
      state={useSelector(selectRecommendedCourses)}
      actions={recommendedCourses}
      layout="free"
      skeleton={{ kind: 'free', count: freeCoursesSize }}
      errorTitle={t('free.error')}
      idOf={({ id }) => id}
    >
      {(course) => <FreeCourseItem item={course} />}
    </CardSection>
  );
}
