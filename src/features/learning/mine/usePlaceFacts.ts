import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isLiveAt } from '@/domain/class/moment';
import { useClassWords } from '@/domain/class/useClassWords';
import { selectOwnSessions, sessionsSize } from '@/domain/feed/state';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { learningCoursesSelectors } from '../courses/state';

/** What the page knows of each place, in words; absent while it does not know it. */
export interface PlaceFacts {
  courses?: string;
  classes?: string;
  schedule?: string;
}

/** Returns how many courses are in progress, when the next session is, and how many there are to come. */
export function usePlaceFacts(): PlaceFacts {
  const { t } = useTranslation('learning');
  const wordsOf = useClassWords();
  const courses = useSelector(learningCoursesSelectors.selectItems);
  const { totalPages } = useSelector(learningCoursesSelectors.selectPaging);
  const sessions = useSelector(selectOwnSessions).data ?? [];
  const now = useNow(minuteMs);
  const toCome = sessions.filter((session) => !isLiveAt(session, now)).length;
  const next = sessions.find(({ startAt }) => startAt !== null);
  const words = next?.startAt ? wordsOf(next.startAt, next.endAt) : null;
  return {
    // Further pages are not loaded: the number of their courses is unknown.
    ...(courses.length > 0 && totalPages === 1 ? { courses: t('places.inProgress', { count: courses.length }) } : {}),
    ...(words && words.phase !== 'over'
      ? { classes: words.phase === 'live' ? words.when : t('places.next', { when: words.dayTime }) }
      : {}),
    // A full page may not be all.
    ...(toCome > 0 && sessions.length < sessionsSize ? { schedule: t('places.toCome', { count: toCome }) } : {}),
  };
}
