import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { selectRegion } from '@/platform/locale/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { lessonLeft, lessonOpened } from '../lesson/watchState';
import { nextLesson } from './lessons';

/** Requests the topic when its next lesson starts, and when it ends, while the page is open. */
export function useFollowNext(topic: LiveTopic): void {
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const lessonId = nextLesson(topic, useNow(minuteMs))?.id ?? null;
  const { id } = topic;
  useEffect(() => {
    if (lessonId === null) return;
    dispatch(lessonOpened({ topic: { id, region }, lessonId }));
    return () => void dispatch(lessonLeft());
  }, [dispatch, id, region, lessonId]);
}
