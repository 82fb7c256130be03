import { type Ref, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useShownNavigationType } from '@/core/navigation/useShownNavigationType';
import { selectUnsaved } from '@/core/outbox/reducer';
import { safeUrl } from '@/shared/lib/redirect';
import type { LessonPlayerHandle, PlayerCaption, PlayerChapter, PlayerNext, PlayerSource } from '@/shared/player/types';
import styles from './LessonVideo.module.css';
import { readStart } from './lessonStart';
import { Player } from './Player';
import { selectPlayerSettings, settingsChanged, type WatchEvent, type WatchedLesson } from './state';
import { useStartAt } from './useStartAt';
import { useWatchEvents } from './useWatchEvents';

interface LessonVideoProps {
  lesson: Omit<WatchedLesson, 'isAutoPlay'>;
  title: string;
  /** Title of the course or topic, for the system's media controls. */
  series?: string | undefined;
  /** Address of a picture: shown before the first play. */
  poster?: string | null | undefined;
  source: PlayerSource;
  /** Seconds, as the course says. */
  duration: number;
  /** Seconds; what the server knows. */
  progressDuration: number;
  captions: readonly PlayerCaption[];
  chapters: readonly PlayerChapter[];
  /** To be gone to with `startState` in the history entry, so that the next lesson starts by itself. */
  next?: PlayerNext | undefined;
  /** The position, about four times a second while it moves. */
  onTime?: ((seconds: number) => void) | undefined;
  /** Each event that is tracked, at its position in seconds; `end` is the last second of the video. */
  onWatched?: ((event: WatchEvent, seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** For chapters and links into the video: seek, play, pause and the position. */
  handle?: Ref<LessonPlayerHandle> | undefined;
}

/** The player of one lesson, connected: it resumes, its positions are kept, its settings remembered. */
export function LessonVideo(props: LessonVideoProps) {
  const { source, captions, progressDuration } = props;
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const settings = useSelector(selectPlayerSettings);
  const unsaved = useSelector(selectUnsaved);
  const { state } = useLocation();
  const isNewEntry = useShownNavigationType() === 'PUSH';
  // What led here counts, whatever the address becomes later.
  const [start] = useState(() => readStart(state, isNewEntry));
  const own = useRef<LessonPlayerHandle>(null);
  const { startAt, isNamed, begin } = useStartAt(props.lesson, progressDuration);
  const lesson = { ...props.lesson, isAutoPlay: start.isAutoPlay };
  const events = useWatchEvents(lesson, {
    onTime: props.onTime,
    onEnded: props.onEnded,
    onWatched(event, seconds) {
      begin();
      props.onWatched?.(event, seconds);
    },
  });

  const isFile = source.kind === 'hls' || source.kind === 'mp4';
  const playable = useMemo(
    () =>
      captions.flatMap((caption) => {
        const url = safeUrl(caption.url);
        return url ? [{ ...caption, url }] : [];
      }),
    [captions],
  );
  return (
    <div className={styles.video}>
      <Player
        waiting={
          <div aria-busy="true">
            <div className={styles.box} />
            {playable.length > 0 && <div className={styles.transcript} />}
          </div>
        }
        key={startAt}
        ref={props.handle ?? own}
        source={{ kind: source.kind, id: (isFile ? safeUrl(source.id) : source.id) ?? '' }}
        title={props.title}
        series={props.series}
        poster={safeUrl(props.poster ?? '') ?? undefined}
        duration={props.duration}
        startAt={startAt}
        startsExactly={isNamed}
        autoPlay={start.autoPlay}
        captions={playable}
        chapters={props.chapters}
        settings={settings}
        onSettingsChange={(change) => dispatch(settingsChanged(change))}
        events={events}
        next={props.next}
        shortcuts="page"
        status={unsaved ? t('progress.unsaved') : undefined}
      />
    </div>
  );
}
