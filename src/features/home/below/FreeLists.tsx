import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FreeLiveItem } from '@/domain/class/FreeLiveItem';
import { freeLiveTopics, freeLiveTopicsSize, selectFreeLiveTopics } from '@/domain/class/state';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { freeCourses, freeCoursesSize, selectFreeCourses } from '@/domain/course/state';
import { continueWatchingSelectors } from '@/domain/feed/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { selectLoggedIn } from '@/platform/session/state';
import { useHydrated } from '@/shared/lib/useHydrated';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { freeId } from '../anchors';

/** Courses with a free lesson; a member who has begun none has them in the first screen. */
export function FreeCourses() {
  const { t } = useTranslation('home');
  const state = useSelector(selectFreeCourses);
  const isHydrated = useHydrated();
  const isMember = useSelector(selectLoggedIn) && isHydrated;
  const begun = useSelector(continueWatchingSelectors.selectDisplayState);
  if (isMember && begun === 'EMPTY') return null;
  return (
    <FetchBlock
      state={state}
      actions={freeCourses}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('free.error')}
      skeleton={<CardSkeletons kind="free" count={freeCoursesSize} layout="free" />}
      frame={(content) => (
        <Section id={freeId} title={t('free.title')} sub={!isMember && t('free.text')}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="free">
          {list.map((course) => (
            <li key={course.id}>
              <FreeCourseItem item={course} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}

/** First live lessons that are free to replay. */
export function FreeLiveTopics() {
  const { t } = useTranslation('home');
  const state = useSelector(selectFreeLiveTopics);
  return (
    <FetchBlock
      state={state}
      actions={freeLiveTopics}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('freeLive.error')}
      skeleton={<CardSkeletons kind="live" count={freeLiveTopicsSize} layout="live" />}
      frame={(content) => (
        <Section title={t('freeLive.title')} sub={t('freeLive.text')}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="live">
          {list.map((item) => (
            <li key={item.firstFreeLiveLesson.id}>
              <FreeLiveItem item={item} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
