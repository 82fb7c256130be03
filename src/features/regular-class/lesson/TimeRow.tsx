import { useTranslation } from 'react-i18next';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { toMs } from '@/shared/lib/timeZone';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import type { LessonWords } from '../parts/useLessonWords';
import styles from './Panel.module.css';

interface TimeRowProps {
  lesson: LiveLesson;
  words: LessonWords;
}

/** Shows the progress of a live class and the time left. */
export function TimeRow({ lesson: { startAt, endAt }, words: { time, remainingMinutes } }: TimeRowProps) {
  const { t } = useTranslation('liveLesson');
  const now = useNow(minuteMs);
  if (startAt === null || !time) return <p>{t('timeUnknown')}</p>;
  const [start, end] = [toMs(startAt), endAt === null ? null : toMs(endAt)];
  return (
    <>
      {end !== null && end > start && (
        <ProgressBar look="lit" className={styles.bar} value={(now - start) / (end - start)} label={t('elapsed')} />
      )}
      <p className={styles.times}>
        <span>{t('started', { time: time.time })}</span>
        {remainingMinutes > 0 && <b>{t('minutesLeft', { count: remainingMinutes })}</b>}
      </p>
    </>
  );
}
