import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ChapterMenu } from './ChapterMenu';
import { FullscreenButton, TimeInfo, Transport, Volume } from './ControlBar';
import styles from './LessonPlayer.module.css';
import { PlayerMenus } from './PlayerMenus';
import type { PlayerState } from './playerState';
import { type Segment, segmentAt } from './position';
import { Scrubber } from './Scrubber';
import type { useFullscreen, usePictureInPicture } from './useDisplayModes';
import type { PlayerControls } from './usePlayer';

interface ControlsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly state: PlayerState;
  readonly controls: PlayerControls;
  readonly isFrame: boolean;
  readonly segments: readonly Segment[];
  readonly fullscreen: ReturnType<typeof useFullscreen>;
  readonly pictureInPicture: ReturnType<typeof usePictureInPicture>;
  onChapter(seconds: number): void;
  onToggleCaptions(): void;
  onHelp(): void;
  /** Called when a menu opens or closes: while one is open, the controls stay visible. */
  onKeepVisible(isOpen: boolean): void;
}

/** The time line and the row of buttons; with a provider's frame, only what the provider's own controls lack. */
export function Controls(props: ControlsProps) {
  const { state, controls, isFrame, segments, fullscreen, pictureInPicture } = props;
  const { t } = useTranslation('player');
  const row = { state, controls };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div ref={props.ref} className={styles.controls} role="group" aria-label={t('controls.label')}>
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
        <TimeInfo state={state}>
          <ChapterMenu
            segments={segments}
            current={segmentAt(segments, state.time)}
            onSeek={props.onChapter}
            onOpenChange={props.onKeepVisible}
          />
        </TimeInfo>
        <PlayerMenus
          {...row}
          pictureInPicture={{
            isAvailable: !isFrame && pictureInPicture.isAvailable,
            toggle: () => void pictureInPicture.toggle(),
          }}
          onToggleCaptions={props.onToggleCaptions}
          onHelp={props.onHelp}
          onOpenChange={props.onKeepVisible}
        />
        {!isFrame && (
          <FullscreenButton isFullscreen={fullscreen.isFullscreen} onToggle={() => void fullscreen.toggle()} />
        )}
      </div>
      {state.phase === 'unsynchronised' && (
        <div className={styles.notice}>
          <p role="status">{t('state.unsynchronised')}</p>
          <button type="button" className={styles.again} onClick={controls.retry}>
            {t('error.retry')}
          </button>
        </div>
      )}
    </div>
  );
}
