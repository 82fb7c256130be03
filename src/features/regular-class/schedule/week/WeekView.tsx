import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { startDate } from '@/shared/lib/time';
import { toMs } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState, ErrorState } from '@/shared/ui/content/State';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { dateParam, type ScheduleRoot, scheduleKinds, scheduleOf, scheduleSelectors, weekShown } from '../state';
import { useWeek, type Week } from './useWeek';
import { WeekBar } from './WeekBar';
import { WeekDays } from './WeekDays';
import { WeekGrid } from './WeekGrid';
import { WeekSkeleton } from './WeekSkeleton';
import { weekBlocks } from './weekBlocks';
import { filterWeekLessons, selectTimedLessons, selectWeekStatus } from './weekLoad';

/** Says that a week has no lessons, and when the next one is. */
function EmptyWeek({ week }: { week: Week }) {
  const { t } = useTranslation('schedule');
  const changeQuery = useChangeQuery();
  const path = useLocalePath();
  const zone = useZone();
  const wordsOf = useClassWords();
  const lessons = useSelector(selectTimedLessons);
  const ahead = lessons.flatMap(({ lesson, kind }) => (kind === 'upcoming' ? [lesson] : []));
  const next: LiveLesson | undefined = ahead.find(({ startAt }) => toMs(startAt ?? '') >= week.span.to) ?? ahead[0];
  if (!next?.startAt)
    return (
      <EmptyState
        boxed
        headingLevel={3}
        scene="calendar"
        title={t('week.emptyTitle')}
        text={t('emptyText.upcoming')}
        action={<ButtonLink href={path(paths.upcoming())}>{t('find')}</ButtonLink>}
      />
    );
  const date = startDate(next.startAt, zone);
  const goTo = () => changeQuery({ [dateParam]: date });
  return (
    <EmptyState
      boxed
      headingLevel={3}
      scene="calendar"
      title={t('week.emptyTitle')}
      text={t('week.emptyNext', { name: next.name, when: wordsOf(next.startAt, next.endAt).dayTime })}
      action={<Button onClick={goTo}>{t('week.goTo')}</Button>}
    />
  );
}

/** The schedule by the week: a grid of days and hours, on phones the days as tabs. */
export function WeekView() {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const week = useWeek();
  const zone = useZone();
  const now = useNow(minuteMs);
  const isWide = useMediaQuery('(min-width: 768px)');
  const status = useSelector((root: ScheduleRoot) => selectWeekStatus(root, week.span, now));
  const failed = useSelector((root: ScheduleRoot) =>
    scheduleKinds.filter((kind) => scheduleSelectors[kind].selectWhole(root).error !== null).join(),
  );
  const lessons = filterWeekLessons(useSelector(selectTimedLessons), week.span);
  const { from, to } = week.span;

  useEffect(() => {
    dispatch(weekShown({ from, to }));
    return () => void dispatch(weekShown(null));
  }, [dispatch, from, to]);

  const retry = () => {
    for (const kind of scheduleKinds) if (failed.includes(kind)) dispatch(scheduleOf[kind].retry());
  };
  const days = weekBlocks(lessons, week.dates, zone);
  const content = () => {
    if (status === 'loading') return <WeekSkeleton />;
    if (status === 'error')
      return <ErrorState boxed headingLevel={3} title={t('errorTitle')} text={t('errorText')} onRetry={retry} />;
    if (lessons.length === 0) return <EmptyWeek week={week} />;
    return (
      <>
        <WeekGrid week={week} days={days} />
        {!isWide && <WeekDays week={week} days={days} />}
      </>
    );
  };
  return (
    <>
      <WeekBar week={week} count={status === 'ready' ? lessons.length : null} />
      {content()}
    </>
  );
}
