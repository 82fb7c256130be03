import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FreeLiveItem } from '@/domain/class/FreeLiveItem';
import { freeLiveTopics, freeLiveTopicsSize, selectFreeLiveTopics } from '@/domain/class/state';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { freeCourses, freeCoursesSize, selectFreeCourses } from '@/domain/course/state';
import { continueWatchingSelectors } from '@/domain/feed/state';
import { CardSection } from '@/platform/lists/CardSection';
import { selectLoggedIn } from '@/platform/session/state';
import { useHydrated } from '@/shared/lib/useHydrated';
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
    <CardSection
      id={freeId}
      title={t('free.title')}
      sub={!isMember && t('free.text')}
      state={state}
      actions={freeCourses}
      layout="free"
      skeleton={{ kind: 'free', count: freeCoursesSize }}
      errorTitle={t('free.error')}
      idOf={({ id }) => id}
    >
      {(course) => <FreeCourseItem item={course} />}
    </CardSection>
  );
}

/** First live lessons that are free to replay. */
export function FreeLiveTopics() {
  const { t } = useTranslation('home');
  const state = useSelector(selectFreeLiveTopics);
  return (
    <CardSection
      title={t('freeLive.title')}
      sub={t('freeLive.text')}
      state={state}
      actions={freeLiveTopics}
      layout="live"
      skeleton={{ kind: 'live', count: freeLiveTopicsSize }}
      errorTitle={t('freeLive.error')}
      idOf={({ firstFreeLiveLesson: { id } }) => id}
    >
      {(item) => <FreeLiveItem item={item} />}
    </CardSection>
  );
}
