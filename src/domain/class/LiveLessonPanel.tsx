import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { formatTime } from '@/shared/lib/time';
import { toMs } from '@/shared/lib/timeZone';
import { Picture } from '@/shared/ui/content/Picture';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { hueOf } from '@/shared/ui/subjects';
import styles from './LiveLessonPanel.module.css';
import { useClassWords } from './useClassWords';

interface LiveLessonPanelProps {
  lesson: LiveLesson;
  headingLevel: 2 | 3;
  /** The lesson's name, or a link with it. */
  title: ReactNode;
  badge?: Elements | undefined;
  /** Name of the class; default: none. */
  of?: string;
  /** Links and buttons below the words. */
  actions?: Elements;
  /** A menu at the top right. */
  corner?: Elements;
}

/** Returns when a lesson is, in words, and the share of a live one that is over; null while that is unknown. */
function useTime({ startAt, endAt }: LiveLesson): { time: string; elapsed: number | null } {
  const { t } = useTranslation('common');
  const wordsOf = useClassWords();
  const zone = useZone();
  if (startAt === null) return { time: '', elapsed: null };
  const { phase, minutes, dayTime, when, inZone } = wordsOf(startAt, endAt);
  if (phase !== 'live') return { time: dayTime, elapsed: null };
  if (endAt === null) return { time: when, elapsed: null };
  const whole = toMs(endAt) - toMs(startAt);
  return {
    time: t('cards.liveLeft', { time: inZone(formatTime(endAt, zone)), count: minutes }),
    elapsed: whole > 0 ? 1 - (minutes * minuteMs) / whole : null,
  };
}

/** A live lesson with its teacher's picture, on a dark background: the one that a student has next. */
export function LiveLessonPanel(props: LiveLessonPanelProps) {
  const { lesson, headingLevel, title, badge, of = '', actions, corner } = props;
  const Heading = `h${headingLevel}` as const;
  const { time, elapsed } = useTime(lesson);
  const teachers = joinNames(lesson.instructors);
  return (
    <article
      className={cx(styles.panel, 'night')}
      {...hueOf(null, lesson.liveSubjectId ?? lesson.liveTopicId ?? lesson.id)}
    >
      <div className={styles.words}>
        {badge}
        <Heading className={cx(styles.title, 'clamp3')}>{title}</Heading>
        <p className="muted">{time}</p>
        {teachers && <p className="muted">{teachers}</p>}
        {of && <p className="muted">{of}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.art}>
        <Picture src={lesson.livePictureUrl ?? lesson.previewImageUrl} width={320} height={200} priority />
      </div>
      {elapsed !== null && <ProgressBar className={cx(styles.elapsed)} look="onArt" value={elapsed} label={time} />}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
