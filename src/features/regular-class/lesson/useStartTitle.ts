import { useTranslation } from 'react-i18next';
import type { LessonWords } from '@/core/classes/useLessonWords';

/** "Starts tomorrow at 7:30 PM": when a lesson begins, as a sentence. */
export function useStartTitle(): (words: LessonWords) => string {
  const { t } = useTranslation('liveLesson');
  return ({ time: at }) => {
    if (!at) return t('timeUnknown');
    const { date, time } = at;
    if (at.isToday) return t('startsToday', { time });
    return at.isTomorrow ? t('startsTomorrow', { time }) : t('startsOn', { date, time });
  };
}
