import { useTranslation } from 'react-i18next';
import type { LessonWords } from '../parts/useLessonWords';

/** Returns a function that formats a lesson's start as a sentence: "Starts tomorrow at 7:30 PM". */
export function useStartTitle(): (words: LessonWords) => string {
  const { t } = useTranslation('liveLesson');
  return ({ time: at }) => {
    if (!at) return t('timeUnknown');
    const { date, time } = at;
    if (at.isToday) return t('startsToday', { time });
    return at.isTomorrow ? t('startsTomorrow', { time }) : t('startsOn', { date, time });
  };
}
