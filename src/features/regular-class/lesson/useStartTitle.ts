import { useTranslation } from 'react-i18next';
import type { LessonWords } from '@/core/classes/useLessonWords';

/** "Starts tomorrow 7:30 PM": when a lesson begins, as a sentence. */
export function useStartTitle(): (words: LessonWords) => string {
  const { t } = useTranslation('liveLesson');
  return ({ time }) => (time ? t('starts', { when: time.dayTime }) : t('timeUnknown'));
}
