import { type Ref, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { selectUnsaved } from '@/platform/outbox/state';
import { safePictureUrl } from '@/shared/lib/redirect';
import { safeUrl } from '@/shared/lib/safeUrl';
import type {
  LessonPlayerHandle,
  PlayerCaption,
  PlayerChapter,
  PlayerNext,
  PlayerReading,
  PlayerSource,
} from '@/shared/player/types';
import { LessonStill } from './LessonStill';
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
  /** URL of the picture shown before the first play. */
  poster?: string | null | undefined;
  source: PlayerSource;
  /** Reads the lesson again when the address of its video has expired. */
  reading: PlayerReading;
  /** In seconds, from the course. */
  duration: number;
  /** In seconds, the server's last position. */
  progressDuration: number;
  captions: readonly PlayerCaption[];
  chapters: readonly PlayerChapter[];
  /** The next lesson. Navigate to it with `createStartState` in the history entry, so that it plays automatically. */
  next?: PlayerNext | undefined;
  /** Called with the position, about four times a second during playback. */
  onTime?: ((seconds: number) => void) | undefined;
  /** Called for each tracked event with its position in seconds; `end` has the video's last second. */
  onWatched?: ((event: WatchEvent, seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** The film does not play. */
  onError?: (() => void) | undefined;
  /** It is not known yet from where the film comes: its picture is shown meanwhile. */
  isSourceUnknown?: boolean | undefined;
  /** Controls for chapters and links into the video: seek, play, pause and position. */
  handle?: Ref<LessonPlayerHandle> | undefined;
  /** Takes a note now, by a key. */
  onNote?: (() => void) | undefined;
  /** Where the page shows the transcript; null: nowhere now. Absent: with the player. */
  transcriptPlace?: HTMLElement | null | undefined;
}

/** The connected player of one lesson: resumes it, stores its positions and remembers the settings. */
export function LessonVideo(props: LessonVideoProps) {
  const { source, captions, progressDuration } = props;
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const settings = useSelector(selectPlayerSettings);
  const unsaved = useSelector(selectUnsaved);
  const { state } = useLocation();
  const isShownAgain = useShownNavigationType() === 'POP';
  // Read once: how the lesson was opened counts, even if the address changes later.
  const [start] = useState(() => readStart(state, !isShownAgain));
  const own = useRef<LessonPlayerHandle>(null);
  const { startAt, isNamed, reportStart } = useStartAt(props.lesson, progressDuration);
  const lesson = { ...props.lesson, isAutoPlay: start.isAutoPlay };
  const events = useWatchEvents(lesson, {
    onTime: props.onTime,
    onEnded: props.onEnded,
    onWatched(event, seconds) {
      reportStart();
      props.onWatched?.(event, seconds);
    },
  });

  // A film that plays is never taken away again.
  const [isShown, setIsShown] = useState(!props.isSourceUnknown);
  if (!isShown && !props.isSourceUnknown) setIsShown(true);
  const { onError } = props;
  const heard = useMemo(() => (onError ? { ...events, onError } : events), [events, onError]);

  const poster = safePictureUrl(props.poster) ?? undefined;
  const isFile = source.kind === 'hls' || source.kind === 'mp4';
  const playable = useMemo(
    () =>
      captions.flatMap((caption) => {
        const url = safeUrl(caption.url);
        return url ? [{ ...caption, url }] : [];
      }),
    [captions],
  );
  const place = useRef<HTMLDivElement>(null);
  const [isPlayWanted, setIsPlayWanted] = useState(start.autoPlay);
  const still = (
    <LessonStill
      poster={poster}
      startAt={startAt}
      isPlayWanted={isPlayWanted}
      onPlay={() => {
        // The pressed button leaves with the picture.
        place.current?.focus({ preventScroll: true });
        setIsPlayWanted(true);
      }}
      isFrame={!isFile}
      hasTranscript={props.transcriptPlace === undefined && playable.length > 0}
    />
  );
  return (
    <div className={styles.video} ref={place} tabIndex={-1}>
      {isShown ? (
        <Player
          waiting={still}
          key={startAt}
          ref={props.handle ?? own}
          source={{ kind: source.kind, id: (isFile ? safeUrl(source.id) : source.id) ?? '' }}
          reading={props.reading}
          title={props.title}
          series={props.series}
          poster={poster}
          duration={props.duration}
          startAt={startAt}
          startsExactly={isNamed}
          autoPlay={isPlayWanted}
          captions={playable}
          chapters={props.chapters}
          settings={settings}
          onSettingsChange={(change) => dispatch(settingsChanged(change))}
          events={heard}
          next={props.next}
          shortcuts="page"
          onNote={props.onNote}
          transcriptPlace={props.transcriptPlace}
          status={unsaved ? t('progress.unsaved') : undefined}
        />
      ) : (
        still
      )}
    </div>
  );
}
