import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { type CaptionFiles, createCaptionFiles } from './captionFiles';
import { trackFor } from './captions';
import { createEngine } from './engines/createEngine';
import type { Engine, EngineEvent } from './engines/engine';
import {
  initialState,
  isActive,
  isWaiting,
  type PlayerAction,
  type PlayerState,
  playerReducer,
  qualityMode,
} from './playerState';
import { createReporter, type Reporter } from './reporter';
import type { LessonPlayerProps } from './types';

const noEvents = {};
const noCaptions = [] as const;

/** In ms. An address that is refused again so soon is shown as an error. */
const readsAgainAfter = 60_000;

export interface RunningEngine {
  readonly state: PlayerState;
  readonly engine: RefObject<Engine | null>;
  readonly captionFiles: CaptionFiles;
  dispatch(action: PlayerAction): void;
  /** Reloads the video at its current position; after an error from a fresh address, if there is one. */
  reload(): void;
  /** Returns the position in seconds. */
  position(): number;
}

/** Runs an engine in the stage element for one source; a reload replaces it and keeps the position. */
export function useEngine(props: LessonPlayerProps, stageRef: RefObject<HTMLDivElement | null>): RunningEngine {
  const [state, dispatch] = useReducer(playerReducer, props, initialState);
  const [captionFiles] = useState(createCaptionFiles);
  const [attempt, setAttempt] = useState(0);
  /** The lesson is read again for a fresh address; there is no engine meanwhile. */
  const [isReading, setIsReading] = useState(false);
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  const engine = useRef<Engine | null>(null);
  const reporter = useRef<Reporter | null>(null);
  /** Where a reload continues; null: at the start from the props. */
  const place = useRef<{ at: number; play: boolean } | null>(null);

  const position = () => engine.current?.position() ?? reporter.current?.position() ?? state.time;
  const keepPlace = () => {
    const wasLost = state.phase === 'unsynchronised' && state.hasStarted;
    place.current = { at: position(), play: isActive(state) || state.isPlayWanted || wasLost };
  };
  const { reading } = props;
  const readAgain = () => {
    const { at: startAt, play: isPlayWanted } = place.current ?? { at: props.startAt, play: false };
    dispatch({ type: 'load', startAt, isPlayWanted });
    setIsReading(true);
    reading?.start();
  };
  const wasBusy = useRef(false);
  const isBusy = reading?.isBusy ?? false;
  useEffect(() => {
    // Whatever the server responded, the address of now is tried.
    if (wasBusy.current && !isBusy) setIsReading(false);
    wasBusy.current = isBusy;
  }, [isBusy]);
  const events = useEffectEvent(() => props.events ?? noEvents);
  const hear = useEffectEvent((event: EngineEvent) => {
    if (event.type === 'error' && state.phase !== 'error') keepPlace();
    if (event.type === 'error' && event.kind === 'expired' && reading) {
      const isFirst = performance.now() - readAt.current > readsAgainAfter;
      readAt.current = performance.now();
      if (isFirst) return readAgain();
    }
    dispatch(event);
    reporter.current?.hear(event);
  });
  const start = useEffectEvent((stage: HTMLElement) => {
    const startAt = place.current?.at ?? props.startAt;
    // It may have been started or paused since the loading began, also while the lesson was read again.
    const autoPlay = state.phase === 'loading' ? state.isPlayWanted : (place.current?.play ?? false);
    dispatch({ type: 'load', startAt, isPlayWanted: autoPlay });
    reporter.current = createReporter(() => events(), startAt, props.duration);
    const made = createEngine(props.source.kind, (event) => hear(event));
    engine.current = made;
    made.load({
      stage,
      id: props.source.id,
      title: props.title,
      poster: props.poster ?? null,
      duration: state.duration,
      startAt,
      keepsPlace: place.current !== null || (props.startsExactly ?? false),
      autoPlay,
      rate: state.rate,
      volume: state.volume,
      muted: state.isMuted,
      quality: qualityMode(props.settings),
      captions: props.captions ?? noCaptions,
      captionFiles,
    });
    return made;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || isReading) return;
    const made = start(stage);
    return () => {
      reporter.current?.stop();
      engine.current = null;
      made.destroy();
    };
  }, [attempt, isReading, stageRef]);

  const track = trackFor(state.tracks, state.captionsLang)?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine must get the chosen track too
  useEffect(() => engine.current?.setTrack(track), [track, state.tracks, attempt, isReading]);

  const reload = () => {
    // After an error the position is stored already, before the engine could lose it.
    if (state.phase === 'error' && reading) return readAgain();
    if (state.phase !== 'error') keepPlace();
    setIsReading(false);
    setAttempt((count) => count + 1);
  };

  /** Whether the connection was lost since the video last had enough data. */
  const wasCutOff = useRef(false);
  const onConnection = useEffectEvent((isBack: boolean) => {
    const isStuck = state.phase === 'error' ? state.error === 'network' : isWaiting(state) && wasCutOff.current;
    wasCutOff.current = !isBack;
    if (isBack && isStuck) reload();
  });
  useEffect(() => {
    wasCutOff.current = !navigator.onLine;
    const back = () => onConnection(true);
    const lost = () => onConnection(false);
    window.addEventListener('online', back);
    window.addEventListener('offline', lost);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', lost);
    };
  }, []);

  return { state, engine, captionFiles, dispatch, reload, position };
}
