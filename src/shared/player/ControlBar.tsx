import { Maximize, Minimize, Pause, Play, Volume1, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@/shared/ui/elements';
import styles from './ControlBar.module.css';
import { isActive, type PlayerState } from './playerState';
import { formatTimecode } from './position';
import { SkipIcon } from './SkipIcon';
import { type PlayerControls, skipSeconds } from './usePlayer';

interface BarProps {
  readonly state: PlayerState;
  readonly controls: PlayerControls;
}

/** The play button and the two jumps; in a small player they move to its middle. */
export function Transport({ state, controls }: BarProps) {
  const { t } = useTranslation('player');
  const playing = isActive(state);
  const playLabel = playing ? t('controls.pause') : t('controls.play');
  return (
    <div className={styles.transport}>
      <IconButton label={playLabel} className={styles.main} onClick={controls.toggle}>
        {playing ? (
          <Pause size={24} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        ) : (
          <Play size={24} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        )}
      </IconButton>
      <IconButton
        label={t('controls.back', { seconds: skipSeconds })}
        className={styles.back}
        onClick={() => controls.skip(-skipSeconds)}
      >
        <SkipIcon direction="back" seconds={skipSeconds} />
      </IconButton>
      <IconButton
        label={t('controls.forward', { seconds: skipSeconds })}
        className={styles.forward}
        onClick={() => controls.skip(skipSeconds)}
      >
        <SkipIcon direction="forward" seconds={skipSeconds} />
      </IconButton>
    </div>
  );
}

export function Volume({ state, controls }: BarProps) {
  const { t, i18n } = useTranslation('player');
  const slider = useRef<HTMLInputElement>(null);
  const level = state.isMuted ? 0 : state.volume;
  const Icon = level === 0 ? VolumeX : level < 0.5 ? Volume1 : Volume2;
  useEffect(() => {
    slider.current?.style.setProperty('--level', `${level * 100}%`);
  }, [level]);
  return (
    <div className={styles.volume}>
      <IconButton label={level === 0 ? t('controls.unmute') : t('controls.mute')} onClick={controls.toggleMute}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <input
        ref={slider}
        className={styles.level}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={level}
        aria-label={t('controls.volume')}
        aria-valuetext={new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(level)}
        onChange={(event) => controls.setVolume(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Shows the position and length, with the chapter beside it. */
export function TimeInfo({ state, children }: { state: PlayerState; children: Elements }) {
  return (
    <div className={styles.info}>
      <span className={styles.time}>
        {state.duration > 0
          ? `${formatTimecode(state.time)} / ${formatTimecode(state.duration)}`
          : formatTimecode(state.time)}
      </span>
      {children}
    </div>
  );
}

export function FullscreenButton({ isFullscreen, onToggle }: { isFullscreen: boolean; onToggle(): void }) {
  const { t } = useTranslation('player');
  const Icon = isFullscreen ? Minimize : Maximize;
  return (
    <IconButton label={isFullscreen ? t('controls.exitFullScreen') : t('controls.fullScreen')} onClick={onToggle}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

export function IconButton({ label, className = '', pressed, children, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
