import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { type CoursesSlice, freeCourses } from '@/domain/course/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { idleFetch } from '@/shared/duck/fetch';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { LessonCard } from '@/shared/ui/cards/LessonCard';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { selectFreeCoursesIfThere } from './freeCourses';

type FreeCourses = CoursesSlice['courses']['free'];

const selectState = (root: Partial<CoursesSlice>): FreeCourses => selectFreeCoursesIfThere(root) ?? idleFetch;

/** Free lessons, for members who have begun none, in the place and with the height of those to continue. */
export function FirstLessons() {
  const { t } = useTranslation('home');
  const state = useSelector(selectState);
  return (
    <FetchBlock
      state={state}
      actions={freeCourses}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('free.error')}
      skeleton={<CardSkeletons kind="lesson" count={4} layout="rail" />}
      frame={(content) => <Section title={t('free.title')}>{content}</Section>}
    >
      {(list) => (
        <Rail>
          {list.map((course) => (
            <li key={course.id}>
              <FreeCourseItem item={course} Card={LessonCard} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}
