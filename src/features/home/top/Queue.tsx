import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FreeCourseItem } from '@/domain/course/FreeCourseItem';
import { ContinueCard } from '@/domain/feed/ContinueCard';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import {
  contentKey,
  continueWatching,
  continueWatchingSelectors,
  continueWatchingSize,
  isCourseLesson,
  selectPastSessions,
  selectUpNext,
} from '@/domain/feed/state';
import { useIsLiveNow } from '@/domain/feed/useIsLiveNow';
import { createStartState } from '@/domain/progress/lessonStart';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { UpNext } from '@/shared/entities/userContent';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { LessonCard } from '@/shared/ui/cards/LessonCard';
import { ErrorState } from '@/shared/ui/content/State';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import { FirstLessons } from './FirstLessons';
import { selectFreeCoursesIfThere } from './freeCourses';

/** As many as a row has. */
const rowSize = 4;

interface NextCardProps {
  lesson: NonNullable<UpNext['courseLesson']>;
  /** Label of the button; only the first card has one. */
  action: string | undefined;
  /** The page has a more urgent button. */
  isSecond: boolean;
}

/** The next lesson of a course, which was not begun on any device. */
function NextCard({ lesson: { id, title, courseId, courseTitle }, action, isSecond }: NextCardProps) {
  const hrefTo = useHrefTo();
  const link = {
    href: courseId === null ? '' : hrefTo(paths.courseLesson(courseId, id)),
    state: createStartState(false),
  };
  return (
    <LessonCard
      {...link}
      title={title || courseTitle}
      hue={hueOf(null, courseId ?? id)}
      picture={null}
      meta={title ? [courseTitle] : []}
      action={
        action &&
        link.href && (
          <ButtonLink variant={isSecond ? 'soft' : 'lit'} icon={Play} iconFilled block {...link}>
            {action}
          </ButtonLink>
        )
      }
    />
  );
}

/** The replay of the last session that has one. */
function ReplayCard({ lesson }: { lesson: LiveLesson }) {
  const { t } = useTranslation('home');
  const hrefTo = useHrefTo();
  const { id, name, liveTopicId, liveTopicName, livePictureUrl, previewImageUrl } = lesson;
  return (
    <LessonCard
      href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id))}
      title={name}
      hue={hueOf(null, lesson.liveSubjectId ?? liveTopicId ?? id)}
      picture={previewImageUrl ?? livePictureUrl}
      night
      meta={[t('continue.replay'), ...(liveTopicName ? [liveTopicName] : [])]}
    />
  );
}

const isReplay = ({ status, watchEnabled, videoId }: LiveLesson) => status === 'finished' && watchEnabled && videoId;

/**
 * What a member learns next, in one row: lessons that were begun, the one last watched first; the next lesson of a course, the
 * replay of the last session, and free lessons where there is room.
 */
export function Queue() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const display = useSelector(continueWatchingSelectors.selectDisplayState);
  const items = useSelector(continueWatchingSelectors.selectItems).slice(0, continueWatchingSize);
  const upNext = useSelector(selectUpNext);
  const next = upNext.data?.courseLesson ?? null;
  const past = useSelector(selectPastSessions).data ?? [];
  const free = useSelector(selectFreeCoursesIfThere)?.data ?? [];
  const href = useLocalePath()(paths.continueWatching());
  const isLive = useIsLiveNow();
  useAutoRefresh('continueWatching');
  // The next lesson of a course is a card behind the lessons that were begun: none is shown in its place before.
  const isWaiting =
    display === 'LOADING' || (display !== 'ERROR' && upNext.data === null && upNext.status !== 'failure');
  if (display === 'EMPTY' && !next && !isWaiting) return <FirstLessons />;

  const isNew = next !== null && items.every((item) => !isCourseLesson(item, next.id));
  const replay = past.find((lesson) => isReplay(lesson) && items.every((item) => item.lesson?.id !== lesson.id));
  const button = (index: number, label: string) => (index === 0 ? label : undefined);
  const cards: ReactElement[] = items.map((item, index) => {
    const action = button(index, t('next.continue'));
    return <ContinueCard key={contentKey(item)} item={item} isSecond={isLive} {...(action ? { action } : {})} />;
  });
  if (isNew)
    cards.push(
      <NextCard
        key="next"
        lesson={next}
        isSecond={isLive}
        action={button(cards.length, t(next.progressDuration > 0 ? 'next.continue' : 'next.start'))}
      />,
    );
  if (replay) cards.push(<ReplayCard key="replay" lesson={replay} />);
  for (const course of free.slice(0, Math.max(0, rowSize - cards.length)))
    cards.push(<FreeCourseItem key={`free${course.id}`} item={course} Card={LessonCard} />);

  return (
    <Section title={t('continue.title')} {...(display === 'READY' ? { more: { href, label: t('continue.all') } } : {})}>
      {isWaiting && <CardSkeletons kind="lesson" count={rowSize} layout="rail" />}
      {display === 'ERROR' && (
        <ErrorState
          boxed
          title={t('continue.error')}
          text={t('continue.errorText')}
          onRetry={() => dispatch(continueWatching.retry())}
        />
      )}
      {!isWaiting && display !== 'ERROR' && (
        <Rail>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </Rail>
      )}
    </Section>
  );
}
