import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LiveLessonPanel } from '@/domain/class/LiveLessonPanel';
import { useClassWords } from '@/domain/class/useClassWords';
import { useHasServerTime } from '@/platform/clock/useHasServerTime';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Badge } from '@/shared/ui/content/Badge';
import { upNext } from './state';

interface NextLiveLessonProps {
  lesson: LiveLesson;
  headingLevel: 2 | 3;
}

/** The student's next live lesson on a dark background; when it is over, the one after it is requested. */
export function NextLiveLesson({ lesson, headingLevel }: NextLiveLessonProps) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const { id, name, startAt, endAt, liveTopicId } = lesson;
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const live = words?.phase === 'live';
  const href = liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id));

  const hasServerTime = useHasServerTime();
  const isOver = hasServerTime && words?.phase === 'over';
  // Request once for each lesson, in case the server still returns the old one.
  const requestedFor = useRef(0);
  useEffect(() => {
    if (!isOver || requestedFor.current === id) return;
    requestedFor.current = id;
    dispatch(upNext.request(null));
  }, [isOver, id, dispatch]);

  return (
    <LiveLessonPanel
      lesson={lesson}
      headingLevel={headingLevel}
      title={name}
      badge={words?.badge && <Badge kind={words.badge.kind}>{words.badge.label}</Badge>}
      actions={
        href !== '' && (
          <ButtonLink variant={live ? 'lit' : 'night'} href={href}>
            {live ? t('next.join') : t('next.open')}
          </ButtonLink>
        )
      }
    />
  );
}
