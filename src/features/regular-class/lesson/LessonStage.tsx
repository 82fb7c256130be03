import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { LessonVideo } from '@/domain/progress/LessonVideo';
import { createStartState } from '@/domain/progress/lessonStart';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { isLiveLessonCompleted, type LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { toMs } from '@/shared/lib/timeZone';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { Art } from '@/shared/ui/cards/Art';
import { computeLessonAvailability } from '../parts/lessonState';
import type { LessonWords } from '../parts/useLessonWords';
import styles from './LessonStage.module.css';
import { playableSource } from './source';
import { useReading } from './useReading';

interface LessonStageProps {
  topic: LiveTopic;
  lesson: LiveLesson;
  words: LessonWords;
  handle: Ref<LessonPlayerHandle>;
  onNote: () => void;
}

/** Returns the length in seconds: the replay's own, else the class's. */
function lengthOf({ offlineVideoDuration, startAt, endAt }: LiveLesson): number {
  if (offlineVideoDuration !== null) return offlineVideoDuration;
  return startAt === null || endAt === null ? 0 : Math.max(0, (toMs(endAt) - toMs(startAt)) / 1000);
}

/** Returns the next lesson, if its replay can be watched. */
function nextReplay({ lessons }: LiveTopic, { id }: LiveLesson, now: number): LiveLesson | null {
  const next = lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
  return next && next.id !== id && computeLessonAvailability(next, now).canReplay && playableSource(next) ? next : null;
}

/**
 * The player when the class or its replay plays here, else a drawing of the class's lantern, lit while the class is
 * live.
 */
export function LessonStage({ topic, lesson, words, handle, onNote }: LessonStageProps) {
  const path = useLocalePath();
  const navigate = useNavigate();
  const reading = useReading();
  const now = useNow(minuteMs);
  const source = words.canReplay || words.state === 'PLAYER' ? playableSource(lesson) : null;
  const picture = lesson.livePictureUrl ?? lesson.previewImageUrl ?? topic.pictureUrl;
  if (!source)
    return (
      <div className={styles.art}>
        <Art shape="wide" night priority flush picture={picture} badge={words.label} />
      </div>
    );
  const next = words.canReplay ? nextReplay(topic, lesson, now) : null;
  return (
    <LessonVideo
      key={lesson.id}
      handle={handle}
      lesson={{
        targetType: 'live_topic',
        targetId: topic.id,
        lessonId: lesson.id,
        isEnrolled: lesson.isTopicEnrolled,
      }}
      title={lesson.name}
      series={topic.name}
      poster={lesson.previewImageUrl ?? picture}
      source={source}
      reading={reading}
      duration={lengthOf(lesson)}
      progressDuration={isLiveLessonCompleted(lesson) ? 0 : lesson.progressDuration}
      captions={lesson.captions}
      chapters={[]}
      onNote={onNote}
      {...(next
        ? {
            next: {
              title: next.name,
              onGo: (isAutoPlay: boolean) =>
                void navigate(path(paths.liveLesson(topic.id, next.id)), { state: createStartState(isAutoPlay) }),
            },
          }
        : {})}
    />
  );
}
