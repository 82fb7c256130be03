import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FreeLiveItem } from '@/domain/class/FreeLiveItem';
import { freeLiveTopics, selectFreeLiveTopics } from '@/domain/class/state';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { freeCourses, selectFreeCourses } from '@/domain/course/state';
import { continueWatchingSelectors } from '@/domain/feed/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { LessonCard } from '@/shared/ui/cards/LessonCard';
import { SmallCard } from '@/shared/ui/cards/SmallCard';
import { ErrorState } from '@/shared/ui/content/State';
import { useGathered } from '@/shared/ui/content/useGathered';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { freeId } from '../anchors';
import low from './HomeBelow.module.css';
import { SmallSkeletons } from './SmallSkeletons';

/** First live lessons that are free to replay, behind the lessons of courses. */
function Replays({ small }: { small: boolean }) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const state = useSelector(selectFreeLiveTopics);
  if (state.data === null && state.status === 'failure')
    return (
      <li>
        <ErrorState boxed title={t('freeLive.error')} onRetry={() => dispatch(freeLiveTopics.repeat(state))} />
      </li>
    );
  return (state.data ?? []).map((item) => (
    <li key={item.firstFreeLiveLesson.id}>
      <FreeLiveItem item={item} Card={small ? SmallCard : LessonCard} />
    </li>
  ));
}

/** What is free in small, for members who have the lessons of courses at the top of the page: the replays. */
function FreeReplays({ id }: { id?: string }) {
  const { t } = useTranslation('home');
  return (
    <FetchBlock
      state={useSelector(selectFreeLiveTopics)}
      actions={freeLiveTopics}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('freeLive.error')}
      skeleton={<SmallSkeletons />}
      frame={(content) => (
        <Section id={id} title={t('freeLive.title')}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Rail className={low.lowRail}>
          {list.map((item) => (
            <li key={item.firstFreeLiveLesson.id}>
              <FreeLiveItem item={item} Card={SmallCard} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}

/** What a member can watch for nothing, in small; one who has begun nothing has free lessons at the top of the page. */
export function SmallFreeLessons() {
  const begun = useSelector(continueWatchingSelectors.selectDisplayState);
  return begun === 'EMPTY' ? <FreeReplays /> : <FreeLessons small />;
}

/** What can be watched for nothing: large for guests, whose first step it is, and small for members. */
export function FreeLessons({ small = false }: { small?: boolean }) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const courses = useSelector(selectFreeCourses);
  const replays = useSelector(selectFreeLiveTopics);
  const haveBothFailed = [courses, replays].every(({ data, status }) => data === null && status === 'failure');
  // Nothing shows the failure of the replays while the courses have failed too.
  useGathered(haveBothFailed ? () => dispatch(freeLiveTopics.repeat(replays)) : null);
  if (courses.data?.length === 0) return <FreeReplays id={freeId} />;
  return (
    <FetchBlock
      state={courses}
      actions={freeCourses}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('free.error')}
      skeleton={small ? <SmallSkeletons /> : <CardSkeletons kind="lesson" count={4} layout="rail" />}
      frame={(content) => (
        <Section id={freeId} title={t('free.title')} sub={!small && t('free.text')}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Rail className={small ? low.lowRail : undefined}>
          {list.map((course) => (
            <li key={course.id}>
              <FreeCourseItem item={course} Card={small ? SmallCard : LessonCard} />
            </li>
          ))}
          <Replays small={small} />
        </Rail>
      )}
    </FetchBlock>
  );
}
