import { type ClassWords, useClassWords } from '@/domain/class/useClassWords';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { isOngoing, type LiveTopic } from '@/shared/entities/liveTopic';
import { nextLesson } from './lessons';

/** Returns the next time of the class in words, from the topic or its timetable; null when there is none. */
export function useNextTime(topic: LiveTopic): ClassWords | null {
  const now = useNow(minuteMs);
  const wordsOf = useClassWords();
  const { upcomingLessonStartAt, upcomingLessonEndAt } = topic;
  const said = isOngoing(topic) && upcomingLessonStartAt ? wordsOf(upcomingLessonStartAt, upcomingLessonEndAt) : null;
  if (said && said.phase !== 'over') return said;
  const lesson = nextLesson(topic, now);
  return lesson?.startAt ? wordsOf(lesson.startAt, lesson.endAt) : null;
}
