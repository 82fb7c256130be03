import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullscreenButton, TimeInfo, Transport, Volume } from './ControlBar';
import { trackFor } from './captions';
import { commandFor } from './keyboard';
import styles from './LessonPlayer.module.css';
import { PlayerMenus } from './PlayerMenus';
import { isActive } from './playerState';
import { chapterSegments, segmentAt } from './position';
import { Scrubber } from './Scrubber';
import { ShortcutsDialog } from './ShortcutsDialog';
import { StageOverlay } from './StageOverlay';
import type { LessonPlayerHandle, LessonPlayerProps } from './types';
import { useCommands } from './useCommands';
import { useControlsVisibility } from './useControlsVisibility';
import { useFullscreen, usePictureInPicture } from './useDisplayModes';
import { usePlayer } from './usePlayer';

const noChapters = [] as const;

interface Props extends LessonPlayerProps {
  readonly ref?: Ref<LessonPlayerHandle> | undefined;
}

/**
 * Plays one lesson from any of the four kinds of source. It knows no store: settings and positions come in as props,
 * what happens goes out as events. Without a browser it renders an empty 16:9 box.
 */
export default function LessonPlayer(props: Props) {
  const root = useRef<HTMLElement>(null);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const { kind, id } = props.source;
  const isFrame = kind === 'youtube' || kind === 'vimeo';
  return (
    <section
      ref={root}
      className={styles.player}
      data-kind={isFrame ? 'frame' : 'video'}
      aria-label={props.title}
      tabIndex={-1}
    >
      {isMounted ? (
        <LoadedPlayer key={`${kind}:${id}`} {...props} root={root} isFrame={isFrame} />
      ) : (
        <div className={styles.stage} />
      )}
    </section>
  );
}

interface LoadedProps extends Props {
  readonly root: React.RefObject<HTMLElement | null>;
  readonly isFrame: boolean;
}

function LoadedPlayer({ ref, root, isFrame, ...props }: LoadedProps) {
  const { t, i18n } = useTranslation('player');
  const stage = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { state, controls } = usePlayer(props, stage);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const fullscreen = useFullscreen(root, controls.video);
  const pictureInPicture = usePictureInPicture(controls.video);
  const { run, hint } = useCommands({
    state,
    controls,
    language: i18n.language,
    onFullscreen: () => void fullscreen.toggle(),
    onHelp: () => setIsHelpOpen(true),
  });
  const visibility = useControlsVisibility({
    mayHide: !isFrame && isActive(state),
    controls: bar,
    stage,
    onClick: () => {
      root.current?.focus({ preventScroll: true });
      controls.toggle();
    },
    onDoubleClick: () => void fullscreen.toggle(),
  });

  useImperativeHandle(ref, () => ({
    seek: controls.seek,
    play: controls.play,
    pause: controls.pause,
    currentTime: controls.currentTime,
  }));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = root.current && commandFor(event, root.current, props.shortcuts ?? 'page');
    if (!command) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const chapters = props.chapters ?? noChapters;
  const segments = useMemo(() => chapterSegments(chapters, state.duration), [chapters, state.duration]);
  const chapter = segmentAt(segments, state.time)?.name ?? '';
  const track = trackFor(state.tracks, state.captionsLang);
  const row = { state, controls };
  return (
    <div
      className={styles.body}
      data-idle={!visibility.isVisible}
      data-phase={state.phase}
      data-fresh={!state.hasStarted || state.phase === 'blocked'}
    >
      <div ref={stage} className={styles.stage} data-loading={state.phase === 'loading'} />
      <StageOverlay {...row} next={props.next} isFrame={isFrame} />
      {state.lines.length > 0 && track && (
        <p className={styles.captions} lang={track.lang}>
          {state.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one cue have nothing else to tell them apart
            <span key={index}>{line}</span>
          ))}
        </p>
      )}
      {props.status && <div className={styles.status}>{props.status}</div>}
      <p className={styles.hint} role="status">
        {hint && <span key={hint.id}>{hint.text}</span>}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
      <div ref={bar} className={styles.controls} role="group" aria-label={t('controls.label')}>
        {!isFrame && (
          <Scrubber
            time={state.time}
            buffered={state.buffered}
            duration={state.duration}
            segments={segments}
            onSeek={controls.seek}
          />
        )}
        <div className={styles.row}>
          <Transport {...row} />
          {!isFrame && <Volume {...row} />}
          <TimeInfo state={state} chapter={chapter} />
          <PlayerMenus
            {...row}
            pictureInPicture={{
              isAvailable: !isFrame && pictureInPicture.isAvailable,
              toggle: () => void pictureInPicture.toggle(),
            }}
            onToggleCaptions={() => run('captions')}
            onHelp={() => setIsHelpOpen(true)}
            onOpenChange={visibility.hold}
          />
          {!isFrame && (
            <FullscreenButton isFullscreen={fullscreen.isFullscreen} onToggle={() => void fullscreen.toggle()} />
          )}
        </div>
        {state.phase === 'unsynchronised' && (
          <p className={styles.notice} role="status">
            {t('state.unsynchronised')}
          </p>
        )}
      </div>
      {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}
