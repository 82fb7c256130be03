import { type ClassWords, useClassWords } from '@/core/classes/useClassWords';
import { minute, useNow } from '@/core/clock/useNow';
import { isOngoing, type LiveTopic } from '@/shared/entities/liveTopic';
import { nextLesson } from './lessons';

/** When the class meets next, in words, as the topic itself says or its timetable; null when it does not meet again. */
export function useNextTime(topic: LiveTopic): ClassWords | null {
  const now = useNow(minute);
  const wordsOf = useClassWords();
  const { upcomingLessonStartAt, upcomingLessonEndAt } = topic;
  const said = isOngoing(topic) && upcomingLessonStartAt ? wordsOf(upcomingLessonStartAt, upcomingLessonEndAt) : null;
  if (said && said.phase !== 'over') return said;
  const lesson = nextLesson(topic, now);
  return lesson?.startAt ? wordsOf(lesson.startAt, lesson.endAt) : null;
}
