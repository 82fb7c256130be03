import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type LessonWords, useLessonWords } from '@/features/regular-class/parts/useLessonWords';
import { selectReceivedAt } from '@/features/regular-class/state';
import { useDuration } from '@/platform/clock/useDuration';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isLiveLessonCompleted, type LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { LessonRow, type LessonRowState, LessonRows } from '@/shared/ui/cards/LessonRow';
import { Badge } from '@/shared/ui/content/Badge';
import { lessonNumber } from '../lessons';

interface LessonRecordsProps {
  topic: LiveTopic;
  lessons: readonly LiveLesson[];
}

function rowState(lesson: LiveLesson, { state, canReplay }: LessonWords): LessonRowState {
  if (state === 'LOCKED') return 'locked';
  if (isLiveLessonCompleted(lesson)) return 'done';
  return canReplay ? 'play' : 'number';
}

/** Lists past lessons with date, length and state. */
export function LessonRecords({ topic, lessons }: LessonRecordsProps) {
  const { t } = useTranslation('topic');
  const { t: tLesson } = useTranslation('liveLesson');
  const receivedAt = useSelector(selectReceivedAt);
  const hrefTo = useHrefTo();
  const duration = useDuration();
  const wordsOf = useLessonWords();

  const meta = (lesson: LiveLesson, { time, canReplay, expiryLeft }: LessonWords): string[] => {
    const length = lesson.offlineVideoDuration ?? 0;
    const left = length - lesson.progressDuration;
    const isBegun = canReplay && lesson.progressDuration > 0 && left > 0 && !isLiveLessonCompleted(lesson);
    return [
      time?.date ?? '',
      isBegun ? t('watch.left', { duration: duration(left) }) : length > 0 ? duration(length) : '',
      canReplay && expiryLeft ? tLesson('expiry.left', { time: expiryLeft }) : '',
    ].filter(Boolean);
  };

  /** A lock needs no badge; a free lesson that has expired does. */
  const badgeOf = ({ state, isExpired, label }: LessonWords): CardBadge | null => {
    if (state !== 'LOCKED') return label;
    return isExpired ? { kind: 'ended', label: tLesson('label.accessEnded') } : null;
  };

  return (
    <LessonRows>
      {lessons.map((lesson) => {
        const words = wordsOf(lesson, receivedAt);
        const state = rowState(lesson, words);
        const badge = badgeOf(words);
        return (
          <li key={lesson.id}>
            <LessonRow
              number={lessonNumber(topic, lesson.id)}
              state={state}
              title={lesson.name}
              meta={meta(lesson, words)}
              href={hrefTo(paths.liveLesson(topic.id, lesson.id))}
              {...(badge ? { end: <Badge kind={badge.kind}>{badge.label}</Badge> } : {})}
            />
          </li>
        );
      })}
    </LessonRows>
  );
}
