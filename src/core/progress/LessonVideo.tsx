import { lazy, type Ref, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type OutboxSlice, selectUnsaved, selectWaitingPosition } from '@/core/outbox/reducer';
import { safeUrl } from '@/shared/lib/redirect';
import type {
  LessonPlayerHandle,
  PlayerCaption,
  PlayerChapter,
  PlayerEvents,
  PlayerNext,
  PlayerSource,
} from '@/shared/player/types';
import { Badge } from '@/shared/ui/content/Badge';
import styles from './LessonVideo.module.css';
import { resumePosition } from './resume';
import { lessonLeft, lessonWatched, selectPlayerSettings, settingsChanged, type WatchedLesson } from './state';

const LessonPlayer = lazy(() => import('@/shared/player/LessonPlayer'));

interface LessonVideoProps {
  lesson: WatchedLesson;
  title: string;
  source: PlayerSource;
  /** Seconds, as the course says. */
  duration: number;
  /** Seconds; what the server knows. */
  progressDuration: number;
  captions: readonly PlayerCaption[];
  chapters: readonly PlayerChapter[];
  next?: PlayerNext | undefined;
  onTime?: ((seconds: number) => void) | undefined;
  handle?: Ref<LessonPlayerHandle> | undefined;
}

/** The player of one lesson, connected: it resumes, its positions are kept, its settings remembered. */
export function LessonVideo(props: LessonVideoProps) {
  const { lesson, title, source, duration, progressDuration, captions, chapters, next, onTime } = props;
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const store = useStore<OutboxSlice>();
  const settings = useSelector(selectPlayerSettings);
  const unsaved = useSelector(selectUnsaved);
  const [search] = useSearchParams();
  const own = useRef<LessonPlayerHandle>(null);
  const last = useRef<{ seconds: number; saved: number } | null>(null);
  const [startAt] = useState(() =>
    resumePosition(search.get('t'), selectWaitingPosition(store.getState(), lesson), progressDuration),
  );

  const current = useRef({ lesson, onTime });
  useEffect(() => {
    current.current = { lesson, onTime };
  });

  const events = useMemo((): PlayerEvents => {
    const tell = (event: Parameters<typeof lessonWatched>[0], seconds: number) => {
      last.current = { seconds, saved: seconds };
      dispatch(lessonWatched(event, current.current.lesson, seconds));
    };
    return {
      onPlay: (seconds) => tell('play', seconds),
      onPause: (seconds) => tell('pause', seconds),
      onSeek: (_, to) => tell('seek', to),
      onHeartbeat: (seconds) => tell('heartbeat', seconds),
      onEnded: (seconds) => tell('end', seconds),
      onTime: (seconds) => {
        last.current = { saved: last.current?.saved ?? Number.NaN, seconds };
        current.current.onTime?.(seconds);
      },
    };
  }, [dispatch]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'visible' || last.current === null) return;
      const { seconds, saved } = last.current;
      last.current = { seconds, saved: seconds };
      dispatch(lessonLeft(current.current.lesson, Math.floor(seconds) === Math.floor(saved) ? null : seconds));
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [dispatch]);

  const url = source.kind === 'hls' || source.kind === 'mp4' ? safeUrl(source.id) : source.id;
  return (
    <div className={styles.video}>
      <Suspense fallback={<div className={styles.box} aria-busy="true" />}>
        <LessonPlayer
          ref={props.handle ?? own}
          source={{ kind: source.kind, id: url ?? '' }}
          title={title}
          duration={duration}
          startAt={startAt}
          autoPlay={lesson.isAutoPlay}
          captions={captions.flatMap((caption) => {
            const safe = safeUrl(caption.url);
            return safe ? [{ ...caption, url: safe }] : [];
          })}
          chapters={chapters}
          settings={settings}
          onSettingsChange={(change) => dispatch(settingsChanged(change))}
          events={events}
          next={next}
          shortcuts="page"
          status={unsaved ? <Badge kind="unsaved">{t('progress.unsaved')}</Badge> : undefined}
        />
      </Suspense>
    </div>
  );
}
