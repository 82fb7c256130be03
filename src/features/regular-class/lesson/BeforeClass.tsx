import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { Button } from '@/shared/ui/actions/Button';
import { calendarFileRequested } from '../calendar/state';
import type { LessonWords } from '../parts/useLessonWords';
import styles from './Panel.module.css';

interface BeforeClassProps {
  lesson: LiveLesson;
  words: LessonWords;
}

/** The time until an upcoming class, and a way not to forget it; nothing while its time is unknown. */
export function BeforeClass({ lesson, words: { timeLeft } }: BeforeClassProps) {
  const { t } = useTranslation(['liveLesson', 'schedule']);
  const dispatch = useDispatch();
  if (lesson.startAt === null) return null;
  return (
    <>
      <p className={styles.countdown}>{timeLeft ? t('before.countdown', { time: timeLeft }) : t('startingNow')}</p>
      <Button
        variant="lit"
        size="lg"
        block
        icon={CalendarPlus}
        onClick={() => dispatch(calendarFileRequested([lesson], lesson.name))}
      >
        {t('schedule:calendar.one')}
      </Button>
    </>
  );
}
