import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectOwnLevel } from '@/domain/catalogue/selectors';
import { FreeLiveItem } from '@/domain/class/FreeLiveItem';
import { freeLiveTopics, selectFreeLiveTopics } from '@/domain/class/state';
import { CourseItem } from '@/domain/course/CourseItem';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';

import { freeCourses, recommendedCourses, selectFreeCourses, selectRecommendedCourses } from '@/domain/course/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { CourseCard } from '@/shared/entities/course';
import { paths } from '@/shared/routing/paths';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { LessonCard } from '@/shared/ui/cards/LessonCard';
import type { Elements } from '@/shared/ui/elements';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { EmptyRow } from './EmptyRow';
import { sortByLevel } from './levelFit';

/** Cards of a row. */
const rowSize = 4;

type Part = 'freeLive' | 'free' | 'recommended';

/** Returns what the three sections share: a title, and a next step when empty. */
function usePart(part: Part, emptyPath: string) {
  const { t } = useTranslation('learning');
  const path = useLocalePath();
  return {
    errorTitle: t(`${part}.error`),
    empty: <EmptyRow title={t(`${part}.emptyTitle`)} href={path(emptyPath)} action={t(`${part}.emptyAction`)} />,
    frame: (content: Elements) => (
      <Section title={t(`${part}.title`)} sub={t(`${part}.text`)}>
        {content}
      </Section>
    ),
  };
}

/** First lessons of live classes that are free to replay. */
export function FreeClasses() {
  return (
    <FetchBlock
      {...usePart('freeLive', paths.topics())}
      state={useSelector(selectFreeLiveTopics)}
      actions={freeLiveTopics}
      isEmpty={(list) => list.length === 0}
      skeleton={<CardSkeletons kind="live" count={rowSize} layout="rail" />}
    >
      {(list) => (
        <Rail kind="live">
          {list.map((item) => (
            <li key={item.firstFreeLiveLesson.id}>
              <FreeLiveItem item={item} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}

/** Free courses that the student is not enrolled in yet. */
export function RecommendedCourses() {
  const level = useSelector(selectOwnLevel)?.name;
  return (
    <FetchBlock
      {...usePart('recommended', paths.courses())}
      state={useSelector(selectRecommendedCourses)}
      actions={recommendedCourses}
      isEmpty={(list) => list.length === 0}
      skeleton={<CardSkeletons kind="course" count={rowSize} layout="rail" />}
    >
      {(list) => (
        <Rail>
          {sortByLevel(list, level).map((course) => (
            <li key={course.id}>
              <CourseItem item={course} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}

/** Courses with a free lesson, without those in the section above. */
export function FreeLessons() {
  const { data: above } = useSelector(selectRecommendedCourses);
  const level = useSelector(selectOwnLevel)?.name;
  const rest = (list: readonly CourseCard[]) => list.filter(({ id }) => !above?.some((course) => course.id === id));
  const part = usePart('free', paths.courses());
  return (
    <FetchBlock
      {...part}
      state={useSelector(selectFreeCourses)}
      actions={freeCourses}
      isEmpty={(list) => rest(list).length === 0}
      empty={above?.length ? null : part.empty}
      skeleton={<CardSkeletons kind="lesson" count={rowSize} layout="rail" />}
    >
      {(list) => (
        <Rail>
          {sortByLevel(rest(list), level).map((course) => (
            <li key={course.id}>
              <FreeCourseItem item={course} Card={LessonCard} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}
