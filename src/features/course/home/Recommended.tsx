import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { freeCoursesSize, recommendedCourses, selectRecommendedCourses } from '@/domain/course/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';

/** Free courses that the visitor is not enrolled in yet. */
export function Recommended() {
  const { t } = useTranslation('courses');
  return (
    <FetchBlock
      state={useSelector(selectRecommendedCourses)}
      actions={recommendedCourses}
      isEmpty={(courses) => courses.length === 0}
      errorTitle={t('free.error')}
      skeleton={<CardSkeletons kind="free" count={freeCoursesSize} layout="free" />}
      frame={(content) => (
        <Section title={t('free.title')} sub={t('free.text')}>
          {content}
        </Section>
      )}
    >
      {(courses) => (
        <Grid kind="free">
          {courses.map((course) => (
            <li key={course.id}>
              <FreeCourseItem item={course} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
