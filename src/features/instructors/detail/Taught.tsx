import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import { CourseItem } from '@/domain/course/CourseItem';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Instructor } from '@/shared/entities/instructor';
import { paths } from '@/shared/routing/paths';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { selectTaughtCourses, selectTaughtTopics, taughtCourses, taughtTopics } from './state';

interface TaughtProps {
  teacher: Pick<Instructor, 'id' | 'name' | 'liveTopicCount'>;
  /** Shows only this many, with a link to the rest; default: all. */
  most?: number;
}

const isEmptyList = (list: readonly unknown[]) => list.length === 0;

/** Returns a function that gives the link to all courses or classes of a teacher; undefined when all are shown. */
function useSeeAll({ id }: TaughtProps['teacher'], type: 'course' | 'live-topic') {
  const { t } = useTranslation('instructors');
  const href = useLocalePath()(paths.instructorItems(id, type));
  return (length: number, most: number) => (length > most ? { href, label: t('detail.all') } : undefined);
}

/** An instructor's live classes; they come first on their page, so the first picture is in sight. */
export function TaughtTopics({ teacher, most = Number.POSITIVE_INFINITY }: TaughtProps) {
  const { t } = useTranslation(['instructors', 'common']);
  const state = useSelector(selectTaughtTopics);
  const seeAll = useSeeAll(teacher, 'live-topic');
  const count = state.data?.length ?? teacher.liveTopicCount;
  const title = t('detail.topics', { name: teacher.name, count });
  return (
    <FetchBlock
      state={state}
      actions={taughtTopics}
      isEmpty={isEmptyList}
      errorTitle={t('detail.topicsError')}
      errorText={t('common:errors.generic')}
      skeleton={<CardSkeletons kind="live" count={4} layout="live" />}
      frame={(content) => (
        <Section title={title} more={seeAll(state.data?.length ?? 0, most)}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind={list.length > 4 && most > 4 ? 'live3' : 'live'}>
          {list.slice(0, most).map((topic, index) => (
            <li key={topic.id}>
              <LiveTopicItem item={topic} priority={index === 0} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}

interface CoursesProps extends TaughtProps {
  /** The courses share their row with the classes. */
  isBeside?: boolean;
}

/** An instructor's recorded courses. */
export function TaughtCourses({ teacher, most = Number.POSITIVE_INFINITY, isBeside = false }: CoursesProps) {
  const { t } = useTranslation(['instructors', 'common']);
  const state = useSelector(selectTaughtCourses);
  const seeAll = useSeeAll(teacher, 'course');
  const title = t('detail.courses', { name: teacher.name, count: state.data?.length ?? most });
  return (
    <FetchBlock
      state={state}
      actions={taughtCourses}
      isEmpty={isEmptyList}
      errorTitle={t('detail.coursesError')}
      errorText={t('common:errors.generic')}
      skeleton={<CardSkeletons kind="course" count={4} layout="course" />}
      frame={(content) => (
        <Section title={title} more={seeAll(state.data?.length ?? 0, most)}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid {...(isBeside ? {} : { count: list.length })}>
          {list.slice(0, most).map((course) => (
            <li key={course.id}>
              <CourseItem item={course} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
