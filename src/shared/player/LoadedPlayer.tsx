import './tokens.css';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Controls } from './Controls';
import { spokenCaption, textAt, trackFor } from './captions';
import { commandFor } from './keyboard';
import styles from './LessonPlayer.module.css';
import { CaptionLines, HintLine, StatusLine } from './Lines';
import { isActive } from './playerState';
import { chapterSegments } from './position';
import room from './Room.module.css';
import { ShortcutsDialog } from './ShortcutsDialog';
import { StageOverlay } from './StageOverlay';
import { Transcript } from './transcript/Transcript';
import type { LessonPlayerHandle, LessonPlayerProps } from './types';
import { useCommands } from './useCommands';
import { useControlsVisibility } from './useControlsVisibility';
import { useFullscreen, usePictureInPicture } from './useDisplayModes';
import { useMediaSession } from './useMediaSession';
import { usePlayer } from './usePlayer';
import { useStageGestures } from './useStageGestures';

const none = [] as const;

interface LoadedProps extends LessonPlayerProps {
  readonly isFrame: boolean;
  readonly ref?: Ref<LessonPlayerHandle> | undefined;
}

/** The player in the browser: one engine with its controls, keys and gestures. */
export function LoadedPlayer({ ref, isFrame, ...props }: LoadedProps) {
  const { i18n } = useTranslation('player');
  const { singleKeys, chapters = none, captions = none, transcriptPlace } = props;
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { state, controls, captionFiles } = usePlayer(props, stage);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const fullscreen = useFullscreen(root, controls.video);
  const pictureInPicture = usePictureInPicture(controls.video);
  const { run, hint } = useCommands({
    state,
    controls,
    language: i18n.language,
    onFullscreen: () => void fullscreen.toggle(),
    onNote() {
      if (fullscreen.isFullscreen) void fullscreen.toggle();
      props.onNote?.();
    },
    onHelp: () => setIsHelpOpen(true),
  });
  const visibility = useControlsVisibility({ mayHide: !isFrame && isActive(state), controls: bar, stage });
  // The pressed button unmounts with its layer, so the focus moves to the player.
  const focusPlayer = () => root.current?.focus({ preventScroll: true });
  useStageGestures(stage, {
    onClick() {
      focusPlayer();
      controls.toggle();
    },
    onDoubleClick: () => void fullscreen.toggle(),
    onTap: visibility.toggle,
    onSideTap(side, isFirst) {
      // The first tap has toggled the controls: restore them.
      if (isFirst) visibility.toggle();
      run(side);
    },
  });
  useMediaSession({ props, state, controls, isEnabled: !isFrame });

  useImperativeHandle(ref, () => ({
    seek: controls.seek,
    play: controls.play,
    pause: controls.pause,
    currentTime: controls.currentTime,
    isPlaying: () => isActive(state),
    async captionAt(seconds) {
      const caption = spokenCaption(captions, state.captionsLang ?? i18n.language);
      const cues = caption ? await captionFiles.load(caption.url).catch(() => none) : none;
      return caption ? textAt(cues, seconds, caption.lang) : null;
    },
  }));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = root.current && commandFor(event, root.current, props.shortcuts ?? 'page', singleKeys.isOn);
    if (!command || (command === 'note' && !props.onNote)) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const segments = useMemo(() => chapterSegments(chapters, state.duration), [chapters, state.duration]);
  const goTo = (seconds: number) => {
    controls.seek(seconds);
    controls.play();
  };
  return (
    <div className={room.room}>
      <div
        className={room.plan}
        data-transcript={transcriptPlace === undefined && state.isTranscriptOpen && captions.length > 0}
      >
        <section
          ref={root}
          className={styles.player}
          data-kind={isFrame ? 'frame' : 'video'}
          aria-label={props.title}
          tabIndex={-1}
        >
          <div
            className={styles.body}
            data-idle={!visibility.isVisible}
            data-phase={state.phase}
            data-fresh={!state.hasStarted || state.phase === 'blocked'}
          >
            <div ref={stage} className={styles.stage} data-loading={state.phase === 'loading'} />
            <StageOverlay
              state={state}
              next={props.next}
              isFrame={isFrame}
              onPlay={() => {
                focusPlayer();
                controls.play();
              }}
              onRetry={() => {
                focusPlayer();
                controls.retry();
              }}
            />
            <CaptionLines lines={state.lines} track={trackFor(state.tracks, state.captionsLang)} />
            <StatusLine text={props.status} />
            <HintLine hint={hint} />
            <Controls
              ref={bar}
              state={state}
              controls={controls}
              isFrame={isFrame}
              segments={segments}
              fullscreen={fullscreen}
              pictureInPicture={pictureInPicture}
              onChapter={goTo}
              onToggleCaptions={() => run('captions')}
              onHelp={() => setIsHelpOpen(true)}
              onKeepVisible={visibility.keepVisible}
            />
            {isHelpOpen && (
              <ShortcutsDialog
                singleKeys={singleKeys}
                hasNotes={props.onNote !== undefined}
                onClose={() => setIsHelpOpen(false)}
              />
            )}
          </div>
        </section>
        {captions.length > 0 && (
          <Transcript
            className={room.transcript}
            place={transcriptPlace}
            captions={captions}
            files={captionFiles}
            preferred={state.captionsLang ?? i18n.language}
            seconds={state.time}
            isOpen={state.isTranscriptOpen}
            onToggle={controls.setTranscript}
            onSeek={goTo}
          />
        )}
      </div>
    </div>
  );
}
